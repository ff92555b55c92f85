'use client';

import { type ChangeEvent, useId, useRef, useSyncExternalStore } from 'react';
import * as words from '@/.generated/words/plugins/check';
import { NeedsScript } from '@/components/ui/tool/needs-script';
import { useFileDrop } from '@/components/ui/tool/use-file-drop';
import type { PublishedRelease } from '@/lib/plugins/identify-download';
import styles from './check-download.module.css';
import { CheckResult } from './check-result';
import { useCheck } from './use-check';

/**
 * Says which release a file is and whether it is intact. The file is dropped anywhere on the page
 * or chosen; it is read in the browser and not uploaded. Without JavaScript a sentence stands
 * in its place: the commands below do the same.
 */
export function CheckDownload({ known }: { known: readonly PublishedRelease[] }) {
  const canRead = useCanRead();
  const { state, check } = useCheck(known);
  const zone = useRef<HTMLDivElement>(null);
  const dragging = useFileDrop(canRead, (files) => {
    check(files);
    zone.current?.scrollIntoView({ block: 'nearest' });
  });
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    check([...(target.files ?? [])].map((file) => ({ file, isFolder: false })));
    // Lets the same file be chosen again, for example after a second download.
    target.value = '';
  };
  if (!canRead) return <NoCryptography />;
  return (
    <>
      <NeedsScript tool={words.chooseFile} />
      <div ref={zone} className={styles.zone} data-dragging={dragging || undefined}>
        <div className={styles.invite}>
          <input
            type="file"
            id={id}
            className={`visually-hidden ${styles.input}`}
            aria-describedby={`${id}note`}
            onChange={choose}
          />
          <label htmlFor={id} className={styles.button}>
            {state.status === 'idle' ? words.chooseFile : words.chooseOther}
          </label>
          <p id={`${id}note`} className={styles.note}>
            {dragging ? words.letGo : <Invitation />}
          </p>
        </div>
        <div role="status" className={styles.result}>
          <CheckResult state={state} count={known.length} />
        </div>
        {dragging && <div className={styles.frame} />}
      </div>
    </>
  );
}

function Invitation() {
  return (
    <>
      <span className={styles.pointer} data-markdown-ignore>{`${words.orDrop} `}</span>
      {words.staysHere}
    </>
  );
}

function NoCryptography() {
  return (
    <p role="status" className={styles.zone}>
      {words.cannotRead}
    </p>
  );
}

/** Whether the browser can compute checksums (HTTPS only); `true` in pre-rendered HTML. */
function useCanRead(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => typeof crypto === 'object' && crypto.subtle !== undefined,
    () => true,
  );
}
