import { useRef, useState } from 'react';
import type { DroppedFile } from '@/components/ui/tool/use-file-drop';
import {
  identifyDownload,
  type PublishedRelease,
  type HashedFile,
  type Verdict,
} from '@/lib/plugins/identify-download';
import { MAX_FILE_BYTES, readFile } from '@/lib/plugins/read-file';

/** State of the check of a download. */
export type CheckState =
  | Readonly<{ status: 'idle' }>
  | Readonly<{ status: 'reading'; name: string }>
  | Readonly<{ status: 'checked'; file: HashedFile; verdict: Verdict }>
  /** The file was not read. */
  | Readonly<{ status: 'refused'; reason: 'several' | 'folder' | 'too-large'; name: string }>
  | Readonly<{ status: 'failed'; name: string }>;

function refuse(files: readonly DroppedFile[]): CheckState | undefined {
  const [first, ...more] = files;
  const name = first?.file.name ?? '';
  if (more.length > 0) return { status: 'refused', reason: 'several', name };
  if (first?.isFolder) return { status: 'refused', reason: 'folder', name };
  if (first && first.file.size > MAX_FILE_BYTES)
    return { status: 'refused', reason: 'too-large', name };
  return undefined;
}

/** Checks one file at a time; a new file replaces one that is still being read. */
export function useCheck(releases: readonly PublishedRelease[]) {
  const [state, setState] = useState<CheckState>({ status: 'idle' });
  const current = useRef<File>(undefined);
  const check = (files: readonly DroppedFile[]) => {
    const [first] = files;
    if (!first) return;
    const { file } = first;
    current.current = file;
    const refused = refuse(files);
    if (refused) return setState(refused);
    const show = (next: CheckState) => {
      if (current.current === file) setState(next);
    };
    setState({ status: 'reading', name: file.name });
    readFile(file).then(
      (read) => show({ status: 'checked', file: read, verdict: identifyDownload(releases, read) }),
      () => show({ status: 'failed', name: file.name }),
    );
  };
  return { state, check };
}
