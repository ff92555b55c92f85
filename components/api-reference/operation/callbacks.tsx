import * as words from '@/.generated/words/reference/operation';
import type { Callback } from '@/lib/openapi/core/operation-types';
import { listCallbackAnchors } from '@/lib/openapi/operation/resolve-callbacks';
import { resolveEntryOperation } from '@/lib/openapi/operation/resolve-operation';
import { truncateName } from '@/lib/text/truncate-name';
import { visibleName } from '@/lib/text/visible-name';
import styles from '../parts/article.module.css';
import { MethodBadge } from '../parts/method-badge';
import { PartLink } from '../parts/part-link';
import { ProblemList } from '../parts/problem-list';
import { Disclosure } from '../rendering/disclosure';
import { ManyRows } from '../schema/many-rows';
import { keepDetails } from '../state/kept-state';
import { rootAnchor, type View } from '../state/view';
import { OperationBody } from './operation-body';
import { OperationSecurity } from './operation-security';
import { Parameters } from './parameters';
import { Responses } from './responses';

type CallbacksProps = { callbacks: readonly Callback[]; view: View };

/** Callbacks of an operation, each behind a button; nothing when there are none. */
export function Callbacks({ callbacks, view }: CallbacksProps) {
  if (callbacks.length === 0) return null;
  const root = rootAnchor(view, 'callback');
  const ids = listCallbackAnchors(root, callbacks);
  const getId = (index: number) => ids[index] ?? root;
  return (
    <section className={styles.section} id={root}>
      <h2>{words.callbacks}</h2>
      <p className={styles.quiet}>{words.callbacksText}</p>
      <ManyRows
        view={view}
        count={callbacks.length}
        kind="callbacks"
        getId={getId}
        renderRow={(index) => {
          const callback = callbacks[index];
          return callback && <CallbackCall key={index} id={getId(index)} {...{ callback, view }} />;
        }}
        wrap={(rows) => rows}
      />
    </section>
  );
}

type CallbackCallProps = { id: string; callback: Callback; view: View };

function CallbackCall({ id, callback, view }: CallbackCallProps) {
  const { name, entry } = callback;
  return (
    <Disclosure
      view={view}
      id={id}
      holds={id}
      summary={
        <>
          {visibleName(name)} <MethodBadge method={entry.method} />{' '}
          <code>{truncateName(entry.path)}</code>
        </>
      }
      render={() => (
        <CallbackContent id={id} callback={callback} view={{ ...view, prefix: `${id}.` }} />
      )}
    />
  );
}

function CallbackContent({ id, callback, view }: CallbackCallProps) {
  const { name } = callback;
  const operation = resolveEntryOperation(view.api, callback.entry);
  if (!operation) return null;
  const { entry, description, parameters, requestBody, responses, problems } = operation;
  // A callback may contain itself: one level at build; in the browser, each opens on request.
  const inner = view.lazy ? operation.callbacks : [];
  return (
    <>
      <p className={styles.media}>
        <PartLink id={id}>{visibleName(name)}</PartLink>
      </p>
      {entry.isNamed && <p className={styles.description}>{entry.name}</p>}
      {description !== '' && (
        <div className={styles.description}>{view.renderText(description)}</div>
      )}
      <OperationSecurity operation={operation} />
      <Parameters parameters={parameters} view={view} />
      {requestBody && <OperationBody body={requestBody} view={view} />}
      <Responses responses={responses} view={view} />
      <Callbacks callbacks={inner} view={view} />
      <ProblemList problems={problems} kept={keepDetails(view.kept, `${id} problems`)} />
    </>
  );
}
