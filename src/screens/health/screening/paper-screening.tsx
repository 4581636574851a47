import { demandsOf } from '#domain/health/screening/demands';
import { openQuestions, SCREENING_QUESTIONS } from '#domain/health/screening/questions';
import type { Screening, Signature } from '#domain/health/screening/screening';
import { PAD } from '#domain/health/screening/signature';
import { yearAfter } from '#domain/health/screening/standing';
import { longDay, numericDay } from '#words/format/day';
import { answersWords } from '#words/health/screening';
import { papersText, papersTitle } from '#words/health/screening-papers';
import { lawName, placeName } from '#words/health/screening-places';
import paper from '../../../parts/health/health-paper.module.css';
import frame from '../../../parts/page/print-frame.module.css';
import { FactList } from '../../../ui/display/fact-list';
import layoutClass from '../../../ui/layout.module.css';
import textClass from '../../../ui/text.module.css';

interface PaperScreeningProps {
  name: string;
  screening: Screening;
}

/** A printable screening: person, day, place, answers, signature. */
export function PaperScreening({ name, screening }: PaperScreeningProps) {
  const { day, born, place, answers, signature, pregnant } = screening;
  const demands = demandsOf(screening);
  const facts = [
    ...(born && demands
      ? [['Nascimento', `${numericDay(born)} (${demands.age} anos)`] as const]
      : []),
    ...(place ? [['Lugar', placeName(place)] as const] : []),
    ...(pregnant === null ? [] : [['Gravidez', pregnant ? 'Sim' : 'Não'] as const]),
    ['Próxima', numericDay(yearAfter(day))] as const,
  ];
  return (
    <>
      <header className={frame.head}>
        <h2>{name}</h2>
        <p>Questionário de prontidão para atividade física (PAR-Q) · {longDay(day)}</p>
      </header>
      <FactList facts={facts} />
      <section className={layoutClass.close} aria-label="Respostas">
        <h3>
          {openQuestions(answers).length > 0 ? 'Faltam respostas' : answersWords(answers, 'other')}
        </h3>
        <dl className={paper.answers}>
          {SCREENING_QUESTIONS.map((question, index) => {
            const answer = answers[question];
            return answer ? (
              <div key={question}>
                <dt>
                  {index + 1}. {answer.asked}
                </dt>
                <dd>{answer.yes ? 'Sim' : 'Não'}</dd>
              </div>
            ) : null;
          })}
        </dl>
      </section>
      {signature ? (
        <Signed signature={signature} />
      ) : (
        demands &&
        demands.papers.length > 0 && (
          <div className={layoutClass.close}>
            <h3>{papersTitle(demands.papers)}</h3>
            <p className={paper.text}>{papersText({ demands, answers, name })}</p>
            <p className={paper.rule}>
              {demands.signer === 'guardian' ? 'Assinatura do responsável' : 'Assinatura'}, nome,
              cidade e data
            </p>
          </div>
        )
      )}
      {demands?.professional && (
        <p className={paper.rule}>Profissional que conferiu as respostas, com o registro</p>
      )}
      <footer className={textClass.mini}>
        <p>
          Registro de respostas. Não é exame, diagnóstico ou atestado médico.
          {demands && ` ${lawName(demands.law.id)}.`} Perguntas conforme Thomas, Reading e Shephard
          (1992), em redação própria de {numericDay(screening.version)}.
        </p>
      </footer>
    </>
  );
}

function Signed({ signature }: { signature: Signature }) {
  const { papers, text, name, strokes, where, day, by, version } = signature;
  return (
    <section className={layoutClass.close} aria-label={papersTitle(papers)}>
      <h3>{papersTitle(papers)}</h3>
      <p className={paper.text}>{text}</p>
      <div className={paper.signed}>
        {strokes !== '' && (
          <svg
            viewBox={`0 0 ${PAD.width} ${PAD.height}`}
            role="img"
            aria-label={`Assinatura de ${name}`}
          >
            <path d={strokes} />
          </svg>
        )}
        <p>
          <strong>{name}</strong>
          {by === 'guardian' && ', responsável legal'}
        </p>
        <p>
          {where}, {longDay(day)}
          {strokes === '' && ' · assinado com o nome digitado'}
        </p>
        <p className={textClass.mini}>Texto de {numericDay(version)}</p>
      </div>
    </section>
  );
}
