import { useOperator } from '../../data/operator';

/** "Academia Tal (CNPJ ...)", or words that stay true while nobody filled it in. */
export function OperatorName() {
  const { name, document } = useOperator();
  if (name === null) return <>a pessoa ou empresa que mantém este endereço</>;
  return (
    <>
      {name}
      {document !== null && ` (${document})`}
    </>
  );
}

/** Where to write to. */
export function OperatorContact() {
  const { contact } = useOperator();
  if (contact === null) {
    return <>o contato que a pessoa ou empresa que mantém este endereço informa a você</>;
  }
  return <a href={`mailto:${contact}`}>{contact}</a>;
}
