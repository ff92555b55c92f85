'use client';

import { useState } from 'react';
import { DOCTOR_SETTINGS } from '@/.generated/doctor';
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
    DOCTOR_SETTINGS.documents.map(async ({ id, name }) => {
      const { text } = await readSavedDocument(documentFile(id));
      return { id, name, text };
    }),
  );

/** Examines files one at a time: another one stops the one before. */
function useDoctor() {
  const [state, setState] = useState<State>({ status: 'idle' });
  const [stop, setStop] = useState<() => void>();
  const examine = async (file: Blob) => {
    stop?.();
    if (file.size > MAX_SIZE * 1e6) return setState({ status: 'tooLarge' });
    setState({ status: 'reading' });
    try {
      const documents = await readDocuments();
      const running = examineInWorker({ file, documents }, (done) =>
        setState({ status: 'working', percent: Math.round(done * 100) }),
      );
      setStop(() => running.stop);
      setState({ status: 'done', report: await running.report });
    } catch {
      setState({ status: 'failed' });
    }
  };
  const clear = () => {
    stop?.();
    setState({ status: 'idle' });
  };
  return { state, clear, examine: (file: Blob) => void examine(file) };
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
