'use client';

import {
  type ComponentType,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import * as words from '@/.generated/words/workbench/tool-openers';
import { NeedsScript } from '@/components/ui/tool/needs-script';
import { getKeptResponse, subscribeKeptResponse } from '@/lib/workbench/response/kept-response';
import styles from './tool-box.module.css';

type ToolOpenerProps = {
  /** Text of the button: `Open the signature lab`. */
  name: string;
  /** Purpose of the tool, in a sentence or two. */
  lead: string;
  /** Loads the tool's script; a failure is shown, and the next press tries again. */
  load: () => Promise<ComponentType>;
  /** Whether something waits for the tool, which then opens at once. */
  isWanted?: boolean;
};

type State =
  | Readonly<{ status: 'closed' | 'loading' | 'failed' }>
  | Readonly<{ status: 'open'; Tool: ComponentType }>;

/** Opens a tool in its place: nothing of it is loaded before. Without JavaScript a sentence says so. */
export function ToolOpener({ name, lead, load, isWanted = false }: ToolOpenerProps) {
  const [state, setState] = useState<State>({ status: 'closed' });
  const show = () =>
    load().then(
      (Tool) => setState({ status: 'open', Tool }),
      () => setState({ status: 'failed' }),
    );
  const open = () => {
    setState({ status: 'loading' });
    void show();
  };
  const openUnasked = useEffectEvent(show);
  useEffect(() => {
    if (isWanted) void openUnasked();
  }, [isWanted]);
  if (state.status === 'open') return <state.Tool />;
  return (
    <>
      <NeedsScript tool={name} />
      <div className={`${styles.box} ${styles.closed}`}>
        <p className={styles.lead} data-markdown-ignore>
          {lead}
        </p>
        <button
          type="button"
          className={styles.other}
          aria-disabled={state.status === 'loading' || undefined}
          onClick={open}
        >
          {name}
        </button>
        <p role="status" className={styles.failure}>
          {state.status === 'failed' && words.notLoaded}
        </p>
      </div>
    </>
  );
}

const loadLab = async () => (await import('./signature/signature-lab')).SignatureLab;

/** Button of the signature lab in the guide to webhooks. */
export function SignatureLabOpener() {
  return <ToolOpener name={words.openLab} lead={words.aboutLab} load={loadLab} />;
}

const loadDecoder = async () => (await import('./response/response-decoder')).ResponseDecoder;

/** Button of the response decoder in the appendix; a response from the search opens it at once. */
export function ResponseDecoderOpener() {
  const kept = useSyncExternalStore(subscribeKeptResponse, getKeptResponse, () => undefined);
  return (
    <ToolOpener
      name={words.openDecoder}
      lead={words.aboutDecoder}
      load={loadDecoder}
      isWanted={kept !== undefined}
    />
  );
}

const loadDoctor = async () => (await import('./doctor/integration-doctor')).IntegrationDoctor;

/** Button of the integration doctor. */
export function IntegrationDoctorOpener() {
  return <ToolOpener name={words.openDoctor} lead={words.aboutDoctor} load={loadDoctor} />;
}
