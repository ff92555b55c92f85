import * as words from '@/.generated/words/docs/pages';
import { OperationCode } from '@/components/api-reference/samples/operation-code';
import { AnyLink, MarkdownText } from '@/components/docs/mdx/markdown-text';
import { ChatStart } from '@/components/support-chat/chat-start';
import { PageHead } from '@/components/ui/page-head';
import type { GetStarted } from '@/lib/content/schemas/get-started';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { printSnippet } from '@/lib/openapi/snippets/print-snippet';
import type { SavedOperationEntry } from '@/lib/pages/read-apis';
import styles from './get-started-page.module.css';
import { GetStartedSteps } from './get-started-steps';

type GetStartedPageProps = {
  content: GetStarted;
  /** Operation whose request and responses are shown beside the steps; none without it. */
  firstCall: SavedOperationEntry | undefined;
  email: string;
  /** Whether readers can ask by chat. */
  chat: boolean;
};

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
            <p className={styles.noScript} data-markdown="ignore">
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
