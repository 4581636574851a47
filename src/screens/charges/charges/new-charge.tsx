import { useState } from 'react';
import { useLocation } from 'wouter';
import { nextOnDay, renewingPeriod } from '#domain/charges/due-days';
import { PROFESSIONAL_LIMITS, type PricePlan } from '#domain/coaching/professional';
import { addDays, type LocalDay } from '#domain/local-day';
import { madeWords, newChargeAct, newChargeWords, type Repeat } from '#words/charges/charge-list';
import { compareNames } from '#words/format/list';
import { CHARGE_LIMITS, useChargeActs } from '../../../data/charges/charges';
import { notedTerms, type Proposal } from '../../../data/coaching/noted-terms';
import { useProfessional } from '../../../data/coaching/professional';
import { type StudentLink, useStudents } from '../../../data/coaching/students';
import { useAction } from '../../../data/remote/use-action';
import { zoneHere } from '../../../data/store/zone-here';
import { FormFailure } from '../../../parts/input/form-failure';
import { useToday } from '../../../parts/input/use-today';
import { BackLink } from '../../../parts/page/back-link';
import { useQuery } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { SegmentedControl } from '../../../ui/control/segmented-control';
import { DateField } from '../../../ui/field/date-field';
import { NumberField } from '../../../ui/field/number-field';
import { SelectField } from '../../../ui/field/select-field';
import { TextField } from '../../../ui/field/text-field';
import { Dock } from '../../../ui/frame/dock';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { notify } from '../../../ui/layer/notify';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import {
  type Agreed,
  AgreedFields,
  agreedAs,
  agreedBy,
  agreedFrom,
  NOTHING_AGREED,
  tooMuchDiscount,
} from './agreed-fields';
import styles from './charges.module.css';
import { PlanChoice } from './plan-choice';
import { WhoField } from './who-field';

const WHO = [
  { value: 'students', label: 'Alunos' },
  { value: 'name', label: 'Pessoa fora do app' },
] as const;
type Who = (typeof WHO)[number]['value'];

const REPEATS: readonly { readonly value: Repeat; readonly label: string }[] = [
  { value: 'once', label: 'Uma vez' },
  { value: 'parts', label: 'Em parcelas' },
  { value: 'monthly', label: 'Todo mês' },
  { value: 'quarterly', label: 'Todo trimestre' },
  { value: 'semiannual', label: 'Todo semestre' },
  { value: 'annual', label: 'Todo ano' },
];

/** Default number of days until the first due day. */
const DUE_IN = 5;

/** Creates a charge: payers, service, due day; a sentence previews it. */
export default function NewChargeScreen() {
  const students = useStudents();
  const professional = useProfessional();
  const asked = useQuery();
  const student = asked.get('student');
  const links = students.state === 'ready' ? students.value : [];
  const link = links.find((one) => one.student.id === student);
  const noted = link && asked.get('terms') === 'noted' ? notedTerms(link) : null;
  return (
    <>
      <TopBar
        title="Nova cobrança"
        leading={
          <BackLink
            href={student === null ? '/app/charges' : `/app/students/${student}`}
            label="Voltar"
          />
        }
      />
      {students.state === 'loading' || professional.state === 'loading' ? (
        <Page>
          <Skeleton height={480} />
        </Page>
      ) : (
        <ChargeForm
          students={
            students.state === 'ready'
              ? students.value.filter(({ archivedAt, assistantOf }) => !archivedAt && !assistantOf)
              : []
          }
          plans={
            professional.state === 'ready'
              ? (professional.value?.plans ?? []).filter(({ centavos }) => centavos > 0)
              : []
          }
          student={student}
          noted={noted}
        />
      )}
    </>
  );
}

interface ChargeFormProps {
  students: readonly StudentLink[];
  plans: readonly PricePlan[];
  /** The student of the page on which it was opened. */
  student: string | null;
  /** Terms that the professional noted with the student's invitation. */
  noted: Proposal | null;
}

function ChargeForm({ students, plans, student, noted }: ChargeFormProps) {
  const today = useToday();
  const acts = useChargeActs();
  const [, navigate] = useLocation();
  // A recently linked student may arrive after the stored list.
  const [said, setWho] = useState<Who | null>(null);
  const who = said ?? (students.length === 0 ? 'name' : 'students');
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const chosen =
    ticked ?? students.flatMap((link) => (link.student.id === student ? link.student.id : []));
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState<Agreed>(() =>
    noted ? agreedAs(noted, plans) : NOTHING_AGREED,
  );
  const [sessions, setSessions] = useState<number | null>(null);
  const [repeat, setRepeat] = useState<Repeat>(() =>
    noted ? (renewingPeriod(agreed.period) ?? 'monthly') : 'once',
  );
  const [parts, setParts] = useState<number | null>(2);
  const [due, setDue] = useState<LocalDay | null>(() =>
    noted?.dueDay ? nextOnDay(today, noted.dueDay) : addDays(today, DUE_IN),
  );
  const [isAsked, setIsAsked] = useState(false);

  const renewing = renewingPeriod(repeat);
  const people = who === 'name' ? (name.trim() === '' ? 0 : 1) : chosen.length;
  const whole = agreedFrom(agreed);
  const fields = { agreed, onChange: setAgreed, asked: isAsked };
  const splits = repeat === 'parts' ? parts : 1;
  const ready = whole && people > 0 && due !== null && splits !== null;
  const names = students
    .filter((link) => chosen.includes(link.student.id))
    .map((link) => link.student.name)
    .toSorted(compareNames);

  const making = useAction(async () => {
    if (!ready) return;
    const zone = zoneHere();
    if (renewing) {
      const { ids } = await acts.subscribe({
        ...whole,
        period: renewing,
        students: [...chosen],
        first: due,
        zone,
      });
      notify.success(madeWords(repeat, ids.length));
      // Going back must not lead to the form, which would charge again.
      navigate('/app/charges?view=subscriptions', { replace: true });
      return;
    }
    const { ids } = await acts.make({
      ...whole,
      for:
        who === 'name'
          ? { kind: 'name', name: name.trim() }
          : { kind: 'students', students: [...chosen] },
      sessions,
      due,
      parts: splits,
      zone,
    });
    notify.success(madeWords(repeat, ids.length));
    const [only] = ids;
    const made = ids.length === 1 && only !== undefined ? `/app/charges/${only}` : '/app/charges';
    navigate(made, { replace: true });
  });

  function choose(plan: PricePlan | null) {
    setAgreed(plan ? agreedBy(plan) : { ...NOTHING_AGREED });
    setSessions(plan?.sessions ?? null);
    const own = plan ? renewingPeriod(plan.period) : null;
    setRepeat(who === 'name' ? 'once' : (own ?? 'once'));
  }

  function choosePayer(value: Who) {
    setWho(value);
    if (value === 'name' && renewing) setRepeat('once');
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (ready) void making.run();
      }}
    >
      <Page className={styles.form}>
        <fieldset className={styles.part}>
          <legend>Quem paga</legend>
          {students.length > 0 && (
            <SegmentedControl
              legend="Quem paga"
              hideLegend
              options={WHO}
              value={who}
              onChange={choosePayer}
            />
          )}
          {who === 'students' ? (
            <WhoField students={students} chosen={chosen} onChange={setTicked} />
          ) : (
            <TextField
              label="Nome"
              hint="A pessoa entra pelo link da cobrança e diz que é dela."
              maxLength={80}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={isAsked && people === 0 ? 'Digite um nome' : undefined}
            />
          )}
          {isAsked && who === 'students' && people === 0 && (
            <p className={textClass.hint} role="alert">
              Escolha quem paga.
            </p>
          )}
        </fieldset>
        <fieldset className={styles.part}>
          <legend>O que se paga</legend>
          <PlanChoice plans={plans} chosen={agreed.plan} onChoose={choose} />
          <AgreedFields {...fields} repeats={renewing !== null} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>Quando</legend>
          <div className={styles.pair}>
            <SelectField
              label="Como se cobra"
              value={repeat}
              onChange={({ target }) =>
                setRepeat(REPEATS.find(({ value }) => value === target.value)?.value ?? 'once')
              }
              options={REPEATS.filter(({ value }) => who === 'students' || !renewingPeriod(value))}
            />
            <DateField
              label={repeat === 'once' ? 'Vencimento' : 'Primeiro vencimento'}
              value={due}
              onChange={setDue}
              error={isAsked && due === null ? 'Escreva o dia' : undefined}
            />
            {repeat === 'parts' && (
              <NumberField
                label="Parcelas"
                hint="Uma por mês"
                value={parts}
                min={2}
                max={CHARGE_LIMITS.parts}
                digits={2}
                onChange={setParts}
                error={isAsked && parts === null ? 'Diga quantas' : undefined}
              />
            )}
            {!renewing && (
              <NumberField
                label="Aulas do pacote"
                optional
                value={sessions}
                min={1}
                max={PROFESSIONAL_LIMITS.sessions}
                digits={3}
                onChange={setSessions}
              />
            )}
          </div>
        </fieldset>
        <Dock className={styles.send}>
          <p className={styles.summary} aria-live="polite">
            {ready
              ? newChargeWords({
                  names: who === 'name' ? [name.trim()] : names,
                  ...whole,
                  repeat,
                  parts: splits,
                  due,
                })
              : (tooMuchDiscount(agreed) ?? 'Escolha quem paga, o que e quanto.')}
          </p>
          <FormFailure failure={making.failure} />
          <Button type="submit" size="l" full busy={making.busy}>
            {newChargeAct(repeat)}
          </Button>
        </Dock>
      </Page>
    </form>
  );
}
