import * as words from '@/.generated/words/plugins/page';
import { Figure } from '@/components/docs/mdx/basic-elements';
import { MarkdownText } from '@/components/docs/mdx/markdown-text';
import type { PluginStep, PluginStepGroup } from '@/lib/content/schemas/plugin';
import { PluginSection } from './plugin-section';
import styles from './step-group.module.css';

type StepGroupProps = {
  /** Id of the heading. */
  id: string;
  group: PluginStepGroup;
};

/** One part of the instructions: numbered steps, then its warning. */
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

/** Label of a step: `Install, step 2`; without a number the name of the group. */
function stepLabel({ name, steps }: PluginStepGroup, index: number): string {
  const count = steps.slice(0, index + 1).filter(({ noIndex }) => !noIndex).length;
  return steps[index]?.noIndex ? name : words.step({ group: name, number: count });
}

type StepProps = {
  step: PluginStep;
  /** Name of the step in the accessible name of its screenshot. */
  label: string;
};

/** One step; one with `noIndex` keeps its position but is not counted (SPEC 3). */
function Step({ step, label }: StepProps) {
  const { caption, figure, warning, noIndex = false } = step;
  return (
    <li className={noIndex ? `${styles.step} ${styles.unnumbered}` : styles.step}>
      <p>
        <MarkdownText text={caption} inline />
      </p>
      {warning && <Warning text={warning} />}
      {figure && (
        <div className={styles.screen} role="group" aria-label={words.screen(label)} tabIndex={0}>
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

/** A warning; no landmark, because a page of steps has a dozen of them. */
function Warning({ text }: { text: string }) {
  return (
    <div role="note" className={styles.warning}>
      <strong>{words.careful}</strong> <MarkdownText text={text} inline />
    </div>
  );
}
