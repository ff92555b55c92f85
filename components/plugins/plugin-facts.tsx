import type { ReactNode } from 'react';
import { CopyButton } from '@/components/code/copy-button';
import type { PluginRelease } from '@/lib/content/kinds/plugin';
import { fileSize } from '@/lib/plugins/file-size';
import styles from './plugin-facts.module.css';

/** What identifies a download: version, file, size and both checksums, ready to be copied. */
export function PluginFacts({ release }: { release: PluginRelease }) {
  const { v, file, size, checksum, sha256 } = release;
  return (
    <dl className={styles.facts}>
      <Fact name="Version">{v}</Fact>
      <Fact name="File">
        <code>{file}</code>
      </Fact>
      <Fact name="Size">{fileSize(size)}</Fact>
      <Fact name="SHA-1">
        <code>{checksum}</code> <CopyButton label="SHA-1" />
      </Fact>
      <Fact name="SHA-256">
        <code>{sha256}</code> <CopyButton label="SHA-256" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
