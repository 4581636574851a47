import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { shownPhone } from '#domain/coaching/brazilian-phone';
import { normalCref, readCref } from '#domain/coaching/cref';
import { handleFault, handleFrom } from '#domain/coaching/handle';
import { type PixKind, pixKeyOf } from '#domain/coaching/pix-key';
import { PROFESSIONAL_LIMITS, type PricePlan } from '#domain/coaching/professional';
import { crefComplaint, handleComplaint, planPrice } from '#words/coaching/professional';
import { usePayee } from '../../../data/charges/charges';
import { useProfessionalCommands } from '../../../data/commands/coaching/professional';
import { type Failure, failureOf } from '../../../data/remote/failure';
import { useSession } from '../../../data/session/session';
import { PixKeyFields } from '../../../parts/charges/pix-key-fields';
import { StripePart } from '../../../parts/charges/stripe-part';
import { useProof } from '../../../parts/charges/use-proof';
import { InviteSheet } from '../../../parts/coaching/invite-sheet';
import { FormFailure } from '../../../parts/input/form-failure';
import { guarded } from '../../../parts/input/guarded';
import { Button } from '../../../ui/control/button';
import { SwitchRow } from '../../../ui/control/switch-row';
import { Card } from '../../../ui/display/card';
import { List, ListRow } from '../../../ui/display/list-row';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { PlanSheet } from './plan-sheet';
import type { StepProps } from './step-form';
import { StepForm } from './step-form';

export function CrefStep({ said }: StepProps) {
  const [typed, setTyped] = useState(said.cref);
  const [asked, setAsked] = useState(false);
  const fault = typed.trim() === '' ? null : readCref(typed);
  const error = typeof fault === 'string' ? crefComplaint(fault) : undefined;
  return (
    <StepForm
      step="cref"
      read={() => {
        setAsked(true);
        return error === undefined ? { cref: normalCref(typed) ?? '' } : null;
      }}
    >
      <TextField
        label="CREF"
        placeholder="000000-G/UF"
        hint="Como está na carteira: seis números, G ou P e o estado."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped((text) => normalCref(text) ?? text)}
        error={asked ? error : undefined}
      />
    </StepForm>
  );
}

export function HandleStep({ said }: StepProps) {
  const [typed, setTyped] = useState(said.handle || handleFrom(said.name));
  const [asked, setAsked] = useState(false);
  const handle = handleFrom(typed);
  const fault = handle === '' ? null : handleFault(handle);
  return (
    <StepForm
      step="handle"
      read={() => {
        setAsked(true);
        return fault === null ? { handle } : null;
      }}
    >
      <TextField
        label="Endereço"
        prefix="/public/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={typed}
        hint={handle && `${location.host}/public/${handle}`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(handle)}
        error={asked && fault ? handleComplaint(fault) : undefined}
      />
    </StepForm>
  );
}

/** The sheet's form is outside the step's form, because submitting it would otherwise continue. */
export function InvitationStep({ said }: StepProps) {
  const [inviting, setInviting] = useState(false);
  const [open, setOpen] = useState(said.open);
  return (
    <>
      <StepForm step="invitation" read={() => ({ open })}>
        <div>
          <Button
            variant="quiet"
            icon={<UserPlus aria-hidden="true" />}
            onClick={() => setInviting(true)}
          >
            Convidar alguém agora
          </Button>
        </div>
        <Card>
          <SwitchRow
            label="Receber pedidos pela página"
            hint="Quem abre a sua página pode começar a treinar com você, e escolhe o que você vê."
            checked={open}
            onChange={setOpen}
          />
        </Card>
      </StepForm>
      {inviting && <InviteSheet onClose={() => setInviting(false)} />}
    </>
  );
}

const WAITS =
  'A chave ficou guardada neste aparelho. Com internet, confira em Cobranças, Como receber, se ela já vale.';
const OTHER_WAITS =
  'As cobranças seguem com a chave de antes. Com internet, confirme a nova em Cobranças, Como receber.';

/** The professional's own Pix key, and the Stripe account if this server supports it. */
export function PixStep({ said }: StepProps) {
  const commands = useProfessionalCommands();
  const [chosen, setKind] = useState<PixKind | null>(null);
  const [written, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { payee, keep } = usePayee();
  const session = useSession();
  const proof = useProof();
  const known = payee.state === 'ready' ? payee.value : null;
  const account = 'user' in session ? session.user.name : '';
  // A key may have been given in the settings of charges alone.
  const begun = said.pix ?? known?.pix ?? null;
  const kind = chosen ?? begun?.kind ?? 'cpf';
  const typed = written ?? shownPhone(begun?.key ?? '');
  const pix = pixKeyOf(kind, typed);
  const wrong = typed.trim() !== '' && pix === null;

  /** Puts the key to use. Without network it waits, and goes out with the profile. */
  async function use(): Promise<boolean> {
    setFailure(null);
    if (pix?.kind === known?.pix?.kind && pix?.key === known?.pix?.key) return true;
    const name = known?.name || said.name || account;
    try {
      await proof.send((given) => keep({ name, city: known?.city || said.city, pix, ...given }));
      return true;
    } catch (error) {
      const why = failureOf(error);
      if (why.failure === 'refused' || why.failure === 'too_many') {
        setFailure(why);
        return false;
      }
      notify.plain(known?.pix ? OTHER_WAITS : WAITS);
      return true;
    }
  }

  async function keepFirst(): Promise<boolean> {
    setAsked(true);
    if (wrong) return false;
    if (pix === null) return true;
    return (await use()) && guarded(commands.answer('pix', { pix }));
  }

  return (
    <StepForm
      step="pix"
      read={() => {
        setAsked(true);
        return wrong ? null : { pix };
      }}
      before={use}
      beside={<StripePart from="onboarding" before={keepFirst} />}
    >
      <PixKeyFields
        kind={kind}
        typed={typed}
        wrong={asked && wrong}
        onKind={(one) => {
          setKind(one);
          setAsked(false);
        }}
        onType={setTyped}
      />
      {proof.fields}
      <FormFailure failure={failure} />
    </StepForm>
  );
}

/** Each plan is stored when it is created; "continue" only closes the step. */
export function PlansStep({ said: { plans } }: StepProps) {
  const [editing, setEditing] = useState<PricePlan | 'new' | null>(null);
  return (
    <>
      <StepForm step="plans" read={() => ({})}>
        {plans.length > 0 && (
          <List label="Seus planos">
            {plans.map((plan) => (
              <ListRow
                key={plan.id}
                title={plan.name}
                subtitle={planPrice(plan)}
                onClick={() => setEditing(plan)}
              />
            ))}
          </List>
        )}
        {plans.length < PROFESSIONAL_LIMITS.plans && (
          <div>
            <Button
              variant="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setEditing('new')}
            >
              Novo plano
            </Button>
          </div>
        )}
      </StepForm>
      {/* Enter in the sheet's field must not submit the step's form. */}
      {editing && (
        <PlanSheet plan={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}
