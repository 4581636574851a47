import * as v from 'valibot';
import { GUARDIAN_VERSION, type Guardian, guardianFields } from '#domain/account/guardian';

const MISSING = 'Com menos de 18 anos, quem responde por você precisa concordar';

/** The schema of `GuardianFields`, with the error of each field. */
export const guardianEntries = {
  guardianName: guardianFields.name,
  guardianRelation: guardianFields.relation,
  guardianContact: guardianFields.contact,
  // An unticked checkbox is absent from the form data.
  guardian: v.pipe(
    v.optional(v.string(), ''),
    v.check((value) => value === 'on', MISSING),
  ),
};

type GuardianValues = Pick<
  v.InferOutput<v.ObjectSchema<typeof guardianEntries, undefined>>,
  'guardianName' | 'guardianRelation' | 'guardianContact'
>;

/** The fields as sent, with the version of the shown text. */
export function guardianIn(values: GuardianValues): Guardian {
  return {
    name: values.guardianName,
    relation: values.guardianRelation,
    contact: values.guardianContact,
    version: GUARDIAN_VERSION,
  };
}
