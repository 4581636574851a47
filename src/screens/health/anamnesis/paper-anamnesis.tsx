import { type Anamnesis, answersBySection } from '#domain/health/anamnesis/anamnesis';
import { longDay, numericDay } from '#words/format/day';
import { saidWords } from '#words/health/anamnesis';
import paper from '../../../parts/health/health-paper.module.css';

/** A printable anamnesis with its questions as they were asked. */
export function PaperAnamnesis({ name, anamnesis }: { name: string; anamnesis: Anamnesis }) {
  const { day, title, version, answers } = anamnesis;
  const sections = answersBySection(answers);
  return (
    <>
      <header className={paper.head}>
        <h2>{name}</h2>
        <p>
          Anamnese · {title} · {longDay(day)}
        </p>
      </header>
      {sections.length === 0 && <p>Nenhuma pergunta foi respondida.</p>}
      {sections.map(([section, told]) => (
        <section key={section} className={paper.part} aria-label={section}>
          <h3>{section}</h3>
          <dl className={paper.answers}>
            {told.map(({ asked, order, said }) => (
              <div key={order}>
                <dt>{asked}</dt>
                <dd>{saidWords(said)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <footer className={paper.sources}>
        <p>
          Registro de respostas, no modelo {title} de {numericDay(version)}. Não é diagnóstico.
        </p>
      </footer>
    </>
  );
}
