import type { ReactNode } from 'react';
import * as words from '@/.generated/words/plugins/page';
import { CopyButton } from '@/components/ui/code/copy-button';
import type { PluginRelease } from '@/lib/content/schemas/plugin';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { formatFileSize } from '@/lib/plugins/file-size';
import styles from './plugin-details.module.css';

/** Version, file, size and both checksums of a download, the checksums with copy buttons. */
export function PluginDetails({ release }: { release: PluginRelease }) {
  const { v, file, size, checksum, sha256, supportedUntil } = release;
  return (
    <dl className={styles.facts}>
      <Detail name={words.version}>{v}</Detail>
      <Detail name={words.file}>
        <code>{file}</code>
      </Detail>
      <Detail name={words.size}>{formatFileSize(size)}</Detail>
      {supportedUntil !== undefined && (
        <Detail name={words.supportedUntil}>
          <time dateTime={supportedUntil}>{formatReleaseDay(supportedUntil)}</time>
        </Detail>
      )}
      <Detail name="SHA-1">
        <code>{checksum}</code> <CopyButton label="SHA-1" />
      </Detail>
      <Detail name="SHA-256">
        <code>{sha256}</code> <CopyButton label="SHA-256" />
      </Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
