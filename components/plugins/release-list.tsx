import { supportedUntilDay } from '@/.generated/words/plugins/page';
import { Sentence } from '@/components/ui/sentence';
import type { Plugin, PluginRelease } from '@/lib/content/schemas/plugin';
import { formatReleaseDay } from '@/lib/openapi/overview/document-info';
import { compatibilityText } from '@/lib/plugins/compatibility';
import { formatFileSize } from '@/lib/plugins/file-size';
import { downloadUrl, listReleases } from '@/lib/plugins/list-releases';
import { withBasePath } from '@/lib/routes/urls';
import styles from './release-list.module.css';

type ReleaseListProps = {
  plugin: Plugin;
  /** Storage base of content/site.json, without the base path. */
  storageBase: string;
};

/**
 * Every version that can be downloaded, newest first, with compatibility and checksums. A list,
 * because a table of checksums cannot be read on a phone.
 */
export function ReleaseList({ plugin, storageBase }: ReleaseListProps) {
  return (
    <ul className={styles.releases}>
      {listReleases(plugin).map((release) => (
        <Release
          key={release.v}
          release={release}
          href={withBasePath(downloadUrl(storageBase, release.file))}
        />
      ))}
    </ul>
  );
}

function Release({ release, href }: { release: PluginRelease; href: string }) {
  const { v, file, size, checksum, sha256, compatibility, supportedUntil } = release;
  return (
    <li className={styles.release}>
      <h3>{v}</h3>
      <p>
        {compatibility.map((entry) => (
          <span key={entry.name} className={styles.entry}>
            {compatibilityText(entry)}
          </span>
        ))}
        {supportedUntil !== undefined && (
          <span className={styles.entry}>
            <Sentence text={supportedUntilDay}>
              <time dateTime={supportedUntil}>{formatReleaseDay(supportedUntil)}</time>
            </Sentence>
          </span>
        )}
      </p>
      <p>
        <a href={href} download>
          {file}
        </a>{' '}
        <span className={styles.size}>{formatFileSize(size)}</span>
      </p>
      <dl className={styles.sums}>
        <dt>SHA-1</dt>
        <dd>
          <code>{checksum}</code>
        </dd>
        <dt>SHA-256</dt>
        <dd>
          <code>{sha256}</code>
        </dd>
      </dl>
    </li>
  );
}
