import { Figure } from '@/components/docs/mdx/basic-elements';
import type { PluginStep, PluginStepGroup } from '@/lib/content/schemas/plugin';
import { MarkdownText } from '@/components/docs/mdx/markdown-text';
import { PluginSection } from './plugin-section';
import styles from './step-group.module.css';

type StepGroupProps = {
  /** Of its heading. */
  id: string;
  group: PluginStepGroup;
};

/** One part of the instructions: numbered steps, its own warning last, where nobody scrolls past it. */
export function StepGroup({ id, group }: StepGroupProps) {
  return (
    <PluginSection id={id} title={group.name}>
      {group.description && <MarkdownText text={group.description} />}
      <ol className={styles.steps}>
        {group.steps.map((step, index) => (
          <Step key={step.caption} step={step} label={stepLabel(group, index)} />
        ))}
      </ol>
      {group.warning && <Warning text={group.warning} />}
    </PluginSection>
  );
}

/** Where a step is, in words: `Install, step 2`. */
function stepLabel({ name, steps }: PluginStepGroup, index: number): string {
  const count = steps.slice(0, index + 1).filter(({ noIndex }) => !noIndex).length;
  return steps[index]?.noIndex ? name : `${name}, step ${count}`;
}

type StepProps = {
  step: PluginStep;
  /** For readers who come to its screen by Tab. */
  label: string;
};

/** SPEC 3: a step with `noIndex` stands in its place but is not counted. */
function Step({ step, label }: StepProps) {
  const { caption, figure, warning, noIndex = false } = step;
  return (
    <li className={noIndex ? `${styles.step} ${styles.unnumbered}` : styles.step}>
      <p>
        <MarkdownText text={caption} inline />
      </p>
      {warning && <Warning text={warning} />}
      {figure && (
        <div className={styles.screen} role="group" aria-label={`Screen: ${label}`} tabIndex={0}>
          <Figure
            src={figure.src}
            alt={figure.alt}
            width={String(figure.width)}
            height={String(figure.height)}
          />
        </div>
      )}
    </li>
  );
}

/** No landmark, unlike a callout: a page of steps would have a dozen of them. */
function Warning({ text }: { text: string }) {
  return (
    <div role="note" className={styles.warning}>
      <strong>Careful.</strong> <MarkdownText text={text} inline />
    </div>
  );
}
