'use client';

import { useState } from 'react';
import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import {
  breakingChanges,
  changes as changesTitle,
  otherChanges,
} from '@/.generated/words/docs/changelog';
import * as words from '@/.generated/words/docs/comparison';
import { InlineMarkdown } from '@/components/workbench/inline-markdown';
import box from '@/components/workbench/tool-box.module.css';
import { useFocusOnMount } from '@/components/workbench/use-focus-on-mount';
import { copyText } from '@/lib/bootstrap/copy/copy-code';
import {
  type ChangeGroup,
  type ChangeView,
  groupChanges,
} from '@/lib/pages/changelog/change-groups';
import { parseChosenReleases, readStoredReleases } from '@/lib/routes/chosen-releases';
import { getOperationPath } from '@/lib/routes/operation-paths';
import {
  comparisonPath,
  createFormerHref,
  createReleaseHref,
  listVersions,
  type ReleasedDocument,
  type ReleasePair,
} from '@/lib/routes/release-address';
import { withBasePath } from '@/lib/routes/urls';
import { ChangeGroups } from './change-list';
import { MyOperations } from './my-operations';
import styles from './release-comparison.module.css';
import { type Compared, useComparison } from './use-comparison';

const DOCUMENTS = API_REFERENCE_SETTINGS.releases;

/** The pair of an address: `?compare=pay&from=2.2.0&to=2.4.0`; else from the reader's release to the newest. */
function readPair(): ReleasePair {
  const query = new URLSearchParams(location.search);
  const document = DOCUMENTS.find(({ id }) => id === query.get('compare')) ?? DOCUMENTS[0];
  const versions = document ? listVersions(document) : [];
  const api = document?.id ?? '';
  const chosen = parseChosenReleases(readStoredReleases())[api];
  const pick = (asked: string | null | undefined, other: string | undefined) =>
    versions.find((version) => version === asked) ?? other ?? '';
  return {
    api,
    from: pick(query.get('from') ?? chosen, versions[1]),
    to: pick(query.get('to'), versions[0]),
  };
}

/** Comparison of any two releases of a document, of all its operations or of those that the reader calls. */
export function ReleaseComparison() {
  const [pair, setPair] = useState(readPair);
  const [operations, setOperations] = useState('');
  const document = DOCUMENTS.find(({ id }) => id === pair.api) ?? DOCUMENTS[0];
  const container = useFocusOnMount<HTMLDivElement>();
  if (!document) return null;
  const choose = (next: ReleasePair) => {
    setPair(next);
    history.replaceState(history.state, '', withBasePath(comparisonPath(next)));
  };
  const chooseApi = (id: string) => {
    const other = DOCUMENTS.find((one) => one.id === id);
    if (!other) return;
    const [to = '', from = ''] = listVersions(other);
    setOperations('');
    choose({ api: id, from, to });
  };
  const versions = listVersions(document).map((version) => ({ value: version, text: version }));
  const apis = DOCUMENTS.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <div ref={container} tabIndex={-1} className={`${box.box} ${styles.comparison}`}>
      <div className={styles.choices}>
        <Choice label={words.api} value={pair.api} options={apis} onChange={chooseApi} />
        <Choice
          label={words.from}
          value={pair.from}
          options={versions}
          onChange={(from) => choose({ ...pair, from })}
        />
        <Choice
          label={words.to}
          value={pair.to}
          options={versions}
          onChange={(to) => choose({ ...pair, to })}
        />
      </div>
      <Result {...{ document, pair, operations }} onOperations={setOperations} />
    </div>
  );
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <label className={box.field}>
      <span className={box.label}>{label}</span>
      <select className={box.input} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  );
}

type ResultProps = {
  document: ReleasedDocument;
  pair: ReleasePair;
  /** Ids of the operations that count, a line each. */
  operations: string;
  onOperations: (operations: string) => void;
};

function Result({ document, pair, operations, onOperations }: ResultProps) {
  const { compared, isCurrent = false } = useComparison(document, pair, operations) ?? {};
  const status =
    compared === undefined || !isCurrent
      ? words.loading
      : compared === 'failed'
        ? words.failed
        : words.changeCount(compared.changes.length);
  return (
    <>
      {typeof compared === 'object' && (
        <MyOperations
          key={document.id}
          documents={[compared.after, compared.before]}
          chosen={operations}
          onChange={onOperations}
        />
      )}
      <p role="status" className={styles.status}>
        {status}
      </p>
      {typeof compared === 'object' && isCurrent && (
        <Changes key={Object.values(pair).join()} {...{ document, pair, compared }} />
      )}
    </>
  );
}

type ChangesProps = Omit<ResultProps, 'operations' | 'onOperations'> & { compared: Compared };

/** The changes as a list to tick off: what breaks first. */
function Changes({ document, pair, compared }: ChangesProps) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const { changes, after, before, advice } = compared;
  if (changes.length === 0)
    return <p className={box.note}>{pair.from === pair.to ? words.same : words.none}</p>;
  const isNewest = pair.to === document.newest;
  const context = {
    findEntry: (id: string) => after.operations.get(id),
    getSentence: (id: string) => advice.get(id) ?? '',
    earlier: {
      operations: before.operations,
      getHref:
        pair.from === document.newest
          ? getOperationPath
          : createFormerHref({ api: pair.api, version: pair.from }),
    },
    ...(!isNewest && {
      getHref: createReleaseHref({ api: pair.api, version: pair.to }, DOCUMENTS),
    }),
  };
  const isBreaking = (change: (typeof changes)[number]) => change.class === 'breaking';
  const breaking = groupChanges(context, changes.filter(isBreaking));
  const others = groupChanges(
    context,
    changes.filter((change) => !isBreaking(change)),
  );
  const toggle = (id: string) =>
    setDone((ticked) => {
      const next = new Set(ticked);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const renderControl = ({ id, subject, text }: ChangeView) => (
    <input
      type="checkbox"
      className={styles.tick}
      aria-label={words.done([subject, text].filter(Boolean).join(' '))}
      checked={done.has(id)}
      onChange={() => toggle(id)}
    />
  );
  const title = `${document.name}: ${words.list(pair)}`;
  const print = () => printChecklist(title, [...breaking, ...others], done);
  const shared = { renderControl, renderText: (text: string) => <InlineMarkdown text={text} /> };
  return (
    <>
      <button
        type="button"
        className={box.other}
        onClick={({ currentTarget }) => void copyText(currentTarget, Promise.resolve(print()))}
      >
        <span>{words.copy}</span>
        <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
      </button>
      <ChangeGroups title={breakingChanges} groups={breaking} {...shared} />
      <ChangeGroups
        title={breaking.length > 0 ? otherChanges : changesTitle}
        groups={others}
        {...shared}
      />
    </>
  );
}

/** The changes as a checklist in Markdown. */
function printChecklist(
  title: string,
  groups: readonly ChangeGroup[],
  done: ReadonlySet<string>,
): string {
  const lines = groups.flatMap(({ name, changes }) =>
    changes.map(({ id, subject, text, before, after, sentence }) => {
      const sides = [before, after].filter(Boolean).join(' → ');
      const line = [subject && `\`${subject}\``, text, sides].filter(Boolean).join(' ');
      return `- [${done.has(id) ? 'x' : ' '}] ${name}: ${line}${sentence && `. ${sentence}`}`;
    }),
  );
  return `# ${title}\n\n${lines.join('\n')}\n`;
}
