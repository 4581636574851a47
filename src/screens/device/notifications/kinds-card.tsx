import {
  CHOSEN_KINDS,
  type ChosenKind,
  MAIL_CHOICES,
  type MailChoice,
} from '#domain/device/notice-choices';
import { isQuietMinute } from '#domain/device/quiet-hours';
import { weekdayName } from '#words/format/day';
import { useConsent } from '../../../data/account/consents';
import {
  type EffectiveNotices,
  type NoticeCommands,
  useNoticeChoices,
  useNoticeCommands,
} from '../../../data/commands/notice-choices';
import { useStoppedMail } from '../../../data/device/notice-devices';
import { useAction } from '../../../data/remote/use-action';
import { FormFailure } from '../../../parts/input/form-failure';
import { guarded } from '../../../parts/input/guarded';
import { LinkButton } from '../../../parts/page/link-button';
import { Button } from '../../../ui/control/button';
import { FilterChip } from '../../../ui/control/chip';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { SelectField } from '../../../ui/field/select-field';
import { TimeField } from '../../../ui/field/time-field';
import { Stack } from '../../../ui/frame/page';
import layoutClass from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/state/skeleton';
import textClass from '../../../ui/text.module.css';
import { minuteOf, timeText } from './minutes';
import styles from './notifications.module.css';

const MAIL_WORDS: Record<MailChoice, string> = {
  never: 'Nunca',
  instead: 'Só se nenhum aparelho recebe avisos',
  always: 'Sempre',
};
/** Monday to Sunday, for the names of the days. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, date: `2026-11-${15 + day}` }));

/** Kinds of notices, equal on all devices. */
export function KindsCard() {
  const choices = useNoticeChoices();
  const commands = useNoticeCommands();
  return (
    <Card as="section" padding="l" labelledBy="notices-kinds">
      <Stack>
        <h2 id="notices-kinds">O que avisar</h2>
        <p className={textClass.hint}>Vale em todos os seus aparelhos. Muda também sem internet.</p>
        {choices.known ? (
          <>
            <Today choices={choices} commands={commands} />
            <Kind
              choices={choices}
              commands={commands}
              kind={'coach'}
              name={'Acompanhamento'}
              hint="Mensagens, fichas e horários entre você e quem acompanha você, ou quem você acompanha."
            />
            <Kind
              choices={choices}
              commands={commands}
              kind={'charge'}
              name={'Cobranças'}
              hint="Cobranças novas, lembretes e pagamentos. Na tela bloqueada não aparece o valor."
            />
            {CHOSEN_KINDS.some((kind) => choices.mails(kind) !== 'never') && <MailConsent />}
          </>
        ) : (
          <Skeleton height={200} />
        )}
        <p className={textClass.hint}>
          Avisos de segurança da conta, como uma entrada em um aparelho novo, chegam sempre.
        </p>
      </Stack>
    </Card>
  );
}

interface TodayProps {
  choices: EffectiveNotices;
  commands: NoticeCommands;
}

function Today({ choices, commands }: TodayProps) {
  const told = choices.pushes('today') || choices.mails('today') !== 'never';
  return (
    <>
      <SwitchRow
        label="Treino do dia"
        hint="Um lembrete no aparelho, se o treino do dia ainda não foi feito."
        checked={choices.pushes('today')}
        onChange={(on) => void guarded(commands.push('today', on))}
      />
      <ByMail choices={choices} commands={commands} kind={'today'} name={'Treino do dia'} />
      {told && (
        <>
          <TimeField
            label="Hora do lembrete"
            value={timeText(choices.todayAt)}
            onChange={(time) => {
              if (time) void guarded(commands.todayAt(minuteOf(time)));
            }}
          />
          {choices.quiet && isQuietMinute(choices.todayAt, choices.quiet) && (
            <p className={textClass.hint} role="status">
              Essa hora está no silêncio. O aparelho só avisa depois dele, e só se ainda for o mesmo
              dia.
            </p>
          )}
          <Days choices={choices} commands={commands} />
        </>
      )}
    </>
  );
}

interface KindProps extends TodayProps {
  kind: ChosenKind;
  name: string;
}

/** A kind of notice caused by another person's act. */
function Kind({ hint, ...props }: KindProps & { hint: string }) {
  const { choices, commands, kind, name } = props;
  return (
    <>
      <SwitchRow
        label={name}
        hint={hint}
        checked={choices.pushes(kind)}
        onChange={(on) => void guarded(commands.push(kind, on))}
      />
      <ByMail {...props} />
    </>
  );
}

function ByMail({ choices, commands, kind, name }: KindProps) {
  return (
    <>
      <SelectField
        label={`${name} por e-mail`}
        value={choices.mails(kind)}
        onChange={(event) => {
          const when = MAIL_CHOICES.find((choice) => choice === event.target.value);
          if (when) void guarded(commands.mail(kind, when));
        }}
        options={MAIL_CHOICES.map((value) => ({ value, label: MAIL_WORDS[value] }))}
      />
      <StoppedMail kind={kind} />
    </>
  );
}

function Days({ choices, commands }: TodayProps) {
  const chosen = new Set(choices.todayOn);
  return (
    <fieldset className={styles.days}>
      <legend>Dias do lembrete</legend>
      <div className={layoutClass.wrap}>
        {WEEK.map(({ day, date }) => (
          <FilterChip
            key={day}
            pressed={chosen.has(day)}
            onChange={(on) => {
              const days = WEEK.map((each) => each.day).filter((each) =>
                each === day ? on : chosen.has(each),
              );
              void guarded(commands.todayOn(days));
            }}
          >
            {weekdayName(date)}
          </FilterChip>
        ))}
      </div>
      <p className={textClass.hint}>
        Só para quem treina os dias da ficha em ordem: sem um dia escolhido, nenhum lembrete chega.
        Ficha com dias da semana marcados já tem os seus.
      </p>
    </fieldset>
  );
}

/** Mails besides those of the account need a consent, which is given on another screen. */
function MailConsent() {
  const consent = useConsent('mail');
  if (consent.state !== 'ready' || consent.value.given) return null;
  return (
    <div className={styles.note}>
      <p>Para enviar estes e-mails falta o seu consentimento.</p>
      <LinkButton href="/app/account/privacy" variant="quiet">
        Ver em Privacidade
      </LinkButton>
    </div>
  );
}

/** These mails were ended by the link in one of them, which overrides the choice above. */
function StoppedMail({ kind }: { kind: ChosenKind }) {
  const { stopped, resume } = useStoppedMail();
  const act = useAction(() => resume(kind));
  if (!stopped.includes(kind)) return null;
  return (
    <div className={styles.note}>
      <p>Estes e-mails foram parados pelo link de uma mensagem e não são enviados.</p>
      <Button variant="quiet" busy={act.busy} onClick={() => void act.run()}>
        Voltar a receber
      </Button>
      <FormFailure failure={act.failure} />
    </div>
  );
}
