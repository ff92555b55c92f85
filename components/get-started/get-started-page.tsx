import * as words from '@/.generated/words/docs/pages';
import { OperationCode } from '@/components/api-reference/samples/operation-code';
import { AnyLink, MarkdownText } from '@/components/docs/mdx/markdown-text';
import marks from '@/components/docs/mdx/steps.module.css';
import { ChatStart } from '@/components/support-chat/chat-start';
import { PageHead } from '@/components/ui/page-head';
import type { GetStarted, GetStartedStep } from '@/lib/content/schemas/get-started';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import type { SavedOperationEntry } from '@/lib/pages/read-apis';
import { withBasePath } from '@/lib/routes/urls';
import styles from './get-started-page.module.css';

type GetStartedPageProps = {
  content: GetStarted;
  /** Operation whose request and responses are shown beside the steps; none without it. */
  firstCall: SavedOperationEntry | undefined;
  email: string;
  /** Whether readers can ask by chat. */
  chat: boolean;
};

type GetStartedStepsProps = {
  steps: readonly GetStartedStep[];
  /** Number of the first one. */
  start?: number;
};

/** Numbered steps, each with an image, a linked title and a sentence (SPEC 2); nothing without steps. */
function GetStartedSteps({ steps, start = 1 }: GetStartedStepsProps) {
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

/** The landing page: five steps, the first call beside them, and whom to ask. */
export function GetStartedPage({ content, firstCall, email, chat }: GetStartedPageProps) {
  const { actions, steps, firstCallAfter = steps.length } = content;
  return (
    <div className="wrap">
      <div className={firstCall ? styles.columns : styles.column}>
        <div className={styles.head}>
          <PageHead title={content.title} lead={content.lead} />
          {actions.length > 0 && <Actions actions={actions} />}
        </div>
        <GetStartedSteps steps={steps.slice(0, firstCallAfter)} />
        {firstCall && <FirstCall operation={firstCall} before={content.firstCall?.text} />}
        <GetStartedSteps steps={steps.slice(firstCallAfter)} start={firstCallAfter + 1} />
      </div>
      <section className={styles.ask} aria-labelledby="questions">
        <div>
          <h2 id="questions">{content.questions.title}</h2>
          <MarkdownText text={chat ? content.questions.text : content.questions.withoutChat} />
          {chat && (
            <p className={styles.noScript} data-markdown-ignore>
              {words.chatNeedsScript}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <a className={styles.button} href={`mailto:${email}`}>
            {words.writeToUs}
          </a>
          {chat && <ChatStart className={styles.button} />}
        </div>
      </section>
    </div>
  );
}

/** Buttons for what most readers do first; the first one stands out. */
function Actions({ actions }: Pick<GetStarted, 'actions'>) {
  return (
    <div className={styles.actions}>
      {actions.map(({ name, target }) => (
        <AnyLink key={name} href={target} className={styles.button}>
          {name}
        </AnyLink>
      ))}
    </div>
  );
}

type FirstCallProps = {
  operation: SavedOperationEntry;
  /** Needs of the sample to run as copied; Markdown. */
  before: string | undefined;
};

/** Request and responses of the first call. */
function FirstCall({ operation, before }: FirstCallProps) {
  const { saved, entry } = operation;
  const resolved = resolveOperation(saved.api, entry.id);
  if (!resolved) return null;
  const view = {
    api: saved.api,
    apiName: saved.id,
    lazy: false,
    renderText: (text: string) => text,
    printSnippet,
  };
  return (
    <aside aria-label={words.firstCall} className={styles.code}>
      {before && (
        <div className={styles.before}>
          <MarkdownText text={before} />
        </div>
      )}
      <OperationCode operation={resolved} view={view} />
    </aside>
  );
}
