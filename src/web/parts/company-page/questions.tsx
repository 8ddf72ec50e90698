import { Accordion, AccordionItem } from '#web/ui/accordion.tsx'
import styles from './questions.module.css'

/** よくある質問. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  if (questions.length === 0) return null
  return (
    <section className={styles.questions} aria-labelledby="company-questions">
      <h3 id="company-questions">よくある質問</h3>
      <Accordion>
        {questions.map(({ question, answer }) => (
          <AccordionItem key={question} title={question} heading="h4">
            <p className="written">{answer}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
