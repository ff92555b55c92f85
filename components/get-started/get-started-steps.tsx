import { AnyLink, MarkdownText } from '@/components/docs/mdx/markdown-text';
import marks from '@/components/docs/mdx/steps.module.css';
import type { GetStartedStep } from '@/lib/content/schemas/get-started';
import { withBasePath } from '@/lib/routes/urls';
import styles from './get-started-steps.module.css';

type GetStartedStepsProps = {
  steps: readonly GetStartedStep[];
  /** Number of the first one. */
  start?: number;
};

/** Numbered steps, each with an image, a linked title and a sentence (SPEC 2); nothing without steps. */
export function GetStartedSteps({ steps, start = 1 }: GetStartedStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ol className={`${marks.steps} ${styles.steps}`} start={start}>
      {steps.map((step) => (
        <li key={step.name} className={`${marks.step} ${styles.step}`}>
          <div>
            <h2 className={styles.name}>
              <AnyLink href={step.target}>{step.name}</AnyLink>
            </h2>
            <div className={styles.text}>
              <MarkdownText text={step.desc} />
            </div>
          </div>
          {step.image && <StepImage image={step.image} />}
        </li>
      ))}
    </ol>
  );
}

/** Widths of the image files in px. */
const WIDTHS = { small: 160, medium: 240, large: 480 } as const;

function StepImage({ image }: { image: NonNullable<GetStartedStep['image']> }) {
  const { small, medium, large } = image.srcset;
  const sources = [
    `${withBasePath(small)} ${WIDTHS.small}w`,
    `${withBasePath(medium)} ${WIDTHS.medium}w`,
    `${withBasePath(large)} ${WIDTHS.large}w`,
  ];
  return (
    <img
      className={styles.image}
      src={withBasePath(image.src)}
      srcSet={sources.join(', ')}
      sizes="120px"
      width={120}
      height={90}
      alt={image.alt}
      loading="lazy"
    />
  );
}
