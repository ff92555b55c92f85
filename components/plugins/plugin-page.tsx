import type { Plugin } from '@/lib/content/plugin';
import { fileSize } from '@/lib/plugins/file-size';
import { latestRelease } from '@/lib/plugins/releases';
import { urls, withBasePath } from '@/lib/urls';
import { CheckCommands } from './check-commands';
import { CompatibilityTable } from './compatibility-table';
import { MarkdownText } from '@/components/markdown/markdown-text';
import { PluginFacts } from './plugin-facts';
import { PluginMark } from './plugin-mark';
import styles from './plugin-page.module.css';
import { PluginSection } from './plugin-section';
import { ReleaseList } from './release-list';
import { StepGroup } from './step-group';
import { PLUGIN_HEADINGS } from './to-plugin-toc';

type PluginBodyProps = {
  plugin: Plugin;
  /** Storage base of content/site.json, without the base path. */
  storage: string;
};

/**
 * The page of a plugin below its title: what it does, the download with its facts, how to install it.
 * The frame around it draws name and short text.
 */
export function PluginBody({ plugin, storage }: PluginBodyProps) {
  return (
    <>
      <div className={styles.about}>
        <PluginMark image={plugin.image} size={72} />
        <div className={styles.description}>
          {plugin.description.map((paragraph) => (
            <MarkdownText key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
      <DownloadSection plugin={plugin} />
      <PluginSection id="compatibility" title={PLUGIN_HEADINGS.compatibility}>
        <CompatibilityTable entries={plugin.compatibility} />
      </PluginSection>
      <PluginSection id="releases" title={PLUGIN_HEADINGS.releases}>
        <ReleaseList plugin={plugin} storage={storage} />
      </PluginSection>
      {plugin.stepGroups.map((group) => (
        <StepGroup key={group.name} group={group} />
      ))}
      {plugin.disclaimer && (
        <div className={styles.disclaimer}>
          <MarkdownText text={plugin.disclaimer} />
        </div>
      )}
    </>
  );
}

/** The link leads to the latest-download page, not to the file: that address stays from release to release. */
function DownloadSection({ plugin }: { plugin: Plugin }) {
  const release = latestRelease(plugin);
  return (
    <>
      <PluginSection id="download" title={PLUGIN_HEADINGS.download}>
        <p className={styles.download}>
          <a className={styles.button} href={withBasePath(urls.pluginLatest(plugin.url))}>
            Download {release.v}
          </a>
          <span className={styles.quiet}>zip, {fileSize(release.size)}</span>
        </p>
        <PluginFacts release={release} />
      </PluginSection>
      <PluginSection id="check-the-download" title={PLUGIN_HEADINGS['check-the-download']}>
        <p>
          Run this in the folder of the file. What it prints must be the SHA-256 above; if it is
          not, delete the file and download it again.
        </p>
        <CheckCommands file={release.file} />
      </PluginSection>
    </>
  );
}
