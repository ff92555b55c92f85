'use client';

import { useEffect, useRef, useState } from 'react';
import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import * as words from '@/.generated/words/workbench/doctor';
import { documentFile } from '@/lib/routes/urls';
import { examineInWorker } from '@/lib/workbench/doctor/examine-in-worker';
import type { DoctorReport } from '@/lib/workbench/doctor/examine-recording';
import { readSavedDocument } from '../saved-api';
import box from '../tool-box.module.css';
import { useFocusOnMount } from '../use-focus-on-mount';
import { ReportView } from './doctor-report';
import { RecordingField } from './recording-field';

/** Largest file that is read, in MB (10^6 bytes). */
const MAX_SIZE = 50;

type State =
  | { readonly status: 'idle' | 'failed' | 'tooLarge' | 'reading' }
  | { readonly status: 'working'; readonly percent: number }
  | { readonly status: 'done'; readonly report: DoctorReport };

const readDocuments = () =>
  Promise.all(
    API_REFERENCE_SETTINGS.apis.map(async ({ id }) => {
      const { text } = await readSavedDocument(documentFile(id));
      return text;
    }),
  );

/** Examines files one at a time: another one, or none any more, stops the one before. */
function useDoctor() {
  const [state, setState] = useState<State>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    return running.current.signal;
  };
  useEffect(() => () => running.current?.abort(), []);
  const examine = async (file: Blob, next: Blob | undefined) => {
    const signal = begin();
    const show = (next: State) => {
      if (!signal.aborted) setState(next);
    };
    if (Math.max(file.size, next?.size ?? 0) > MAX_SIZE * 1e6) return show({ status: 'tooLarge' });
    show({ status: 'reading' });
    const documents = await readDocuments().catch(() => undefined);
    if (signal.aborted) return;
    const report =
      documents &&
      (await examineInWorker({ file, documents, next }, signal, (done) =>
        show({ status: 'working', percent: Math.round(done * 100) }),
      ));
    show(report ? { status: 'done', report } : { status: 'failed' });
  };
  const clear = () => {
    begin();
    setState({ status: 'idle' });
  };
  return {
    ...{ state, clear },
    examine: (file: Blob, next: Blob | undefined) => void examine(file, next),
  };
}

function describeState(state: State): string {
  if (state.status === 'working') return words.working(state.percent);
  if (state.status === 'tooLarge') return words.tooLarge(MAX_SIZE);
  if (state.status === 'reading') return words.reading;
  return state.status === 'failed' ? words.failed : '';
}

/** Checks of a recorded integration against the documents of this portal, in the page. */
export function IntegrationDoctor() {
  const container = useFocusOnMount<HTMLElement>();
  const { state, clear, examine } = useDoctor();
  return (
    <section ref={container} tabIndex={-1} aria-label={words.doctor} className={box.box}>
      <RecordingField onFile={examine} onClear={clear} />
      <p role="status" className={box.note}>
        {describeState(state)}
      </p>
      {state.status === 'done' && <ReportView report={state.report} />}
    </section>
  );
}
