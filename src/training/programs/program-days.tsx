import { type ReactNode, useState } from 'react';
import type { LoadUnit } from '#domain/load';
import type { Program } from '#domain/programs/shape';
import { dayName } from '#words/programs/program';
import { Tabs } from '../../ui/control/tabs';
import { ProgramDayList } from './program-day';

interface ProgramDaysProps {
  program: Program;
  unit: LoadUnit;
  nameOf: (exercise: string | null) => string;
  still: (exercise: string | null) => ReactNode;
}

/** A whole readable ficha inside a sheet, one day at a time. */
export function ProgramDays({ program, ...reading }: ProgramDaysProps) {
  const { days } = program;
  const [chosen, setDay] = useState('');
  const shown = days.find(({ key }) => key === chosen) ?? days[0];
  if (!shown) return <p>Nenhum dia ainda.</p>;
  return (
    <Tabs
      label="Dias"
      value={shown.key}
      onChange={setDay}
      tabs={days.map((day, at) => ({
        value: day.key,
        label: dayName(day, at),
        panel: <ProgramDayList bare program={program} day={day} week={1} {...reading} />,
      }))}
    />
  );
}
