'use client';

import { useEffect, useState } from 'react';
import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/workbench/visit';
import { saveFile } from '@/components/ui/save-file';
import { showOutcome } from '@/lib/bootstrap/copy/copy-code';
import type { OperationEntry } from '@/lib/openapi/core/types';
import { documentFile, withBasePath } from '@/lib/routes/urls';
import { sandboxKey } from '@/lib/workbench/send/sandbox-key';
import { printVisitFile, VISIT_FILES } from '@/lib/workbench/visit/visit-files';
import { readSavedApi } from '../saved-api';
import { VisitEntry } from './visit-entry';
import type { SentRequest } from './visit-store';
import styles from './visit.module.css';

type VisitListProps = {
  /** Newest first. */
  requests: readonly SentRequest[];
  clear: () => void;
};

/** Operations of the requests by their ids, as far as the documents of the export have them. */
type Entries = ReadonlyMap<string, OperationEntry>;

async function readEntries(names: readonly string[]): Promise<Entries> {
  const reading = names.map(async (name) => {
    const api = await readSavedApi(name).catch(() => undefined);
    return [...(api?.operations ?? [])].map(([id, entry]) => [`${name} ${id}`, entry] as const);
  });
  return new Map((await Promise.all(reading)).flat());
}

const listApis = (requests: readonly SentRequest[]) => [...new Set(requests.map(({ api }) => api))];

function useEntries(requests: readonly SentRequest[]): Entries {
  const [entries, setEntries] = useState<Entries>(new Map());
  const names = listApis(requests).join(' ');
  useEffect(() => {
    let isMounted = true;
    void readEntries(names.split(' ')).then((all) => isMounted && setEntries(all));
    return () => {
      isMounted = false;
    };
  }, [names]);
  return entries;
}

const getEntry = (entries: Entries, { api, operation }: SentRequest) =>
  entries.get(`${api} ${operation}`);

/** Names of the files among the buttons. */
const FILES = [
  ['http', '.http'],
  ['postman', 'Postman'],
  ['arazzo', 'Arazzo'],
] as const;

/** Saves the requests as a file whose name has the day. */
async function save(
  kind: keyof typeof VISIT_FILES,
  requests: readonly SentRequest[],
): Promise<void> {
  const entries = await readEntries(listApis(requests));
  const named = requests.toReversed().map((one) => {
    const { method, url } = one.request;
    return { ...one, name: getEntry(entries, one)?.name ?? `${method} ${getPath(url)}` };
  });
  const day = new Intl.DateTimeFormat('sv-SE').format(new Date());
  const getAddress = (api: string) => new URL(withBasePath(documentFile(api)), location.href).href;
  const text = printVisitFile(kind, named, {
    ...{ title: words.fileTitle(day), day, getAddress },
    held: sandboxKey.list(),
  });
  const type = kind === 'http' ? 'text/plain' : 'application/json';
  saveFile(`requests-${day}${VISIT_FILES[kind]}`, text, type);
}

/** Path of an absolute URL. */
function getPath(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*|\?.*/gis, '');
}

/** Requests of this visit, newest first, and what can be done with all of them. */
export function VisitList({ requests, clear }: VisitListProps) {
  const entries = useEntries(requests);
  return (
    <>
      <p className={styles.about}>{words.about}</p>
      <ol className={styles.list} reversed>
        {requests.map((one) => (
          <VisitRow key={one.id} request={one} entry={getEntry(entries, one)} />
        ))}
      </ol>
      <div className={styles.actions} role="group" aria-label={words.saveAs}>
        <span aria-hidden="true">{words.saveAs}</span>
        {FILES.map(([kind, name]) => (
          <button
            key={kind}
            type="button"
            className={styles.button}
            onClick={({ currentTarget }) =>
              void save(kind, requests).then(() => showOutcome(currentTarget, words.saved))
            }
          >
            <span>{name}</span>
            <span aria-live="polite" dangerouslySetInnerHTML={{ __html: '' }} />
          </button>
        ))}
        <button type="button" className={`${styles.button} ${styles.clear}`} onClick={clear}>
          {words.clear}
        </button>
      </div>
    </>
  );
}

/** What became of a request, in words. */
function describeStatus({ state }: SentRequest): {
  readonly kind: 'good' | 'bad' | 'none';
  readonly text: string;
} {
  if (state.kind !== 'received') return { kind: 'none', text: words.noResponse };
  const { status } = state;
  if (status < 300) return { kind: 'good', text: `${status} ${words.succeeded}` };
  if (status < 400) return { kind: 'none', text: `${status} ${words.redirected}` };
  const text = status < 500 ? words.refused : words.serverFailed;
  return { kind: 'bad', text: `${status} ${text}` };
}

type VisitRowProps = { request: SentRequest; entry: OperationEntry | undefined };

function VisitRow({ request, entry }: VisitRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { at, request: sent } = request;
  const { kind, text } = describeStatus(request);
  const time = at.toLocaleTimeString(LOCALE, { hourCycle: 'h23' });
  return (
    <li>
      <details className={styles.row} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <time dateTime={at.toISOString()}>{time}</time>{' '}
          <code>{`${sent.method} ${getPath(sent.url)}`}</code>{' '}
          <span className={styles.outcome} data-kind={kind}>
            {text}
          </span>
        </summary>
        {isOpen && <VisitEntry {...{ request, entry }} />}
      </details>
    </li>
  );
}
