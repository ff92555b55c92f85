import { MethodBadge } from '@/components/api-reference/parts/method-badge';
import { Lifecycle } from '@/components/docs/mdx/resource-lifecycle';
import { Callout } from '@/components/ui/callout';
import { CodeFrame } from '@/components/ui/code/code-frame';
import { ShellCode } from '@/components/ui/code/shell-code';
import { METHODS } from '@/lib/openapi/core/types';
import styles from './style-guide.module.css';

const TOKENS = ['brand', 'brand-2', 'ink', 'ink-2', 'ink-3', 'paper-2', 'paper-3', 'line'] as const;

type StyleGuideProps = {
  sandboxApi: string;
  /** Resource whose states are shown; none where the sandbox has none. */
  lifecycle?: string | undefined;
};

/** Typography and buttons (SPEC 2), and the other parts of pages. */
export function StyleGuide({ sandboxApi, lifecycle }: StyleGuideProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Style guide</h1>
      <section className={styles.block} aria-label="Headings">
        <p className={styles.display}>Heading 1</p>
        <h2>Heading 2</h2>
        <h3>Heading 3</h3>
        <h4>Heading 4</h4>
        <h5>Heading 5</h5>
        <h6>Heading 6</h6>
      </section>
      <section className={styles.block} aria-labelledby="text">
        <h2 id="text">Text</h2>
        <p className={styles.measure}>
          An authorization holds the amount on the cardholder&rsquo;s account; a capture collects
          it. Body text is never wider than this, so that an eye finds the next line.
        </p>
        <p>
          <a href="#text">A link in text</a>
        </p>
        <p>
          <a className={styles.quietLink} href="#text">
            A quiet link, for lists
          </a>
        </p>
      </section>
      <section className={styles.block} aria-labelledby="buttons">
        <h2 id="buttons">Buttons</h2>
        <p className={styles.buttons}>
          <button type="button" className={`${styles.button} ${styles.slim}`}>
            Slim
          </button>
          <button type="button" className={styles.button}>
            Standard
          </button>
          <button type="button" className={`${styles.button} ${styles.large}`}>
            Large
          </button>
          <button type="button" className={`${styles.button} ${styles.plain}`}>
            Quiet
          </button>
        </p>
      </section>
      <section className={styles.block} aria-labelledby="parts">
        <h2 id="parts">Parts</h2>
        <Callout tone="note" title="A note">
          <p>What a reader would ask next.</p>
        </Callout>
        <CodeFrame title="curl">
          <ShellCode text={`curl ${sandboxApi}/pg/sale -u "$SANDBOX_KEY:"`} />
        </CodeFrame>
        <p className={styles.buttons}>
          {METHODS.map((method) => (
            <MethodBadge key={method} method={method} />
          ))}
        </p>
        {lifecycle !== undefined && <Lifecycle of={lifecycle} />}
        <ul className={styles.tokens}>
          {TOKENS.map((token) => (
            <li key={token} className={styles.token} data-token={token}>
              <code>--{token}</code>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
