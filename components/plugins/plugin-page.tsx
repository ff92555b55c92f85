import * as words from '@/.generated/words/plugins/page';
import { MarkdownText } from '@/components/docs/mdx/markdown-text';
import { CodeTabs, TabCode } from '@/components/ui/code/code-tabs';
import { RecordTable } from '@/components/ui/record-table';
import { Sentence } from '@/components/ui/sentence';
import {
  pickPluginVersions,
  type Plugin,
  type PluginCompatibility,
  type PluginRelease,
} from '@/lib/content/schemas/plugin';
import { formatFileSize } from '@/lib/plugins/file-size';
import type { PublishedRelease } from '@/lib/plugins/identify-download';
import { CHECK_COMMANDS, downloadUrl, getLatestRelease } from '@/lib/plugins/list-releases';
import { isExternal, urls, withBasePath } from '@/lib/routes/urls';
import { CheckDownload } from './check-download/check-download';
import { ContinueDownload } from './continue-download';
import { PluginDetails } from './plugin-details';
import { PluginLogo } from './plugin-logo';
import styles from './plugin-page.module.css';
import { PluginSection } from './plugin-section';
import { PLUGIN_HEADINGS, stepGroupIds } from './plugin-toc';
import { ReleaseList } from './release-list';
import { StepGroup } from './step-group';
import { VersionFinder } from './version-finder/version-finder';

/** Commands by which readers check a download themselves. */
function CheckCommands({ file }: { file: string }) {
  const tabs = CHECK_COMMANDS.map(({ title, command }) => ({
    title,
    panel: <TabCode>{command(file)}</TabCode>,
  }));
  return <CodeTabs label={words.command} tabs={tabs} />;
}

type PluginBodyProps = {
  plugin: Plugin;
  /** Every release of every plugin, to identify a downloaded file. */
  allReleases: readonly PublishedRelease[];
  /** Storage base of content/site.json, without the base path. */
  storageBase: string;
};

/**
 * The page of a plugin below its title: description, download, compatibility, check, releases and
 * installation. `DocPage` around it renders name and short text.
 */
export function PluginBody({ plugin, allReleases, storageBase }: PluginBodyProps) {
  return (
    <>
      <div className={styles.about}>
        <PluginLogo image={plugin.image} size={72} />
        <div className={styles.description}>
          {plugin.description.map((paragraph) => (
            <MarkdownText key={paragraph} text={paragraph} />
          ))}
        </div>
      </div>
      <DownloadSection plugin={plugin} />
      <PluginSection id="compatibility" title={PLUGIN_HEADINGS.compatibility}>
        <CompatibilityTable entries={plugin.compatibility} />
        <VersionFinder
          versions={pickPluginVersions(plugin)}
          folder={withBasePath(downloadUrl(storageBase, ''))}
        />
      </PluginSection>
      <CheckSection release={getLatestRelease(plugin)} allReleases={allReleases} />
      <PluginSection id="releases" title={PLUGIN_HEADINGS.releases}>
        <ReleaseList plugin={plugin} storageBase={storageBase} />
      </PluginSection>
      {stepGroupIds(plugin).map((id, index) => {
        const group = plugin.stepGroups[index];
        return group && <StepGroup key={id} id={id} group={group} />;
      })}
      {plugin.disclaimer && (
        <div className={styles.disclaimer}>
          <MarkdownText text={plugin.disclaimer} />
        </div>
      )}
      {isExternal(storageBase) && (
        <ContinueDownload file={downloadUrl(storageBase, getLatestRelease(plugin).file)} />
      )}
    </>
  );
}

/** Links the latest-download page, not the file: its address stays the same for every release. */
function DownloadSection({ plugin }: { plugin: Plugin }) {
  const release = getLatestRelease(plugin);
  return (
    <PluginSection id="download" title={PLUGIN_HEADINGS.download}>
      <p className={styles.download}>
        <a className={styles.button} href={withBasePath(urls.pluginLatest(plugin.url))}>
          {words.download(release.v)}
        </a>{' '}
        <span className={styles.quiet}>{words.zip(formatFileSize(release.size))}</span>
      </p>
      <PluginDetails release={release} />
    </PluginSection>
  );
}

type CheckSectionProps = { release: PluginRelease; allReleases: readonly PublishedRelease[] };

function CheckSection({ release, allReleases }: CheckSectionProps) {
  return (
    <PluginSection id="check-the-download" title={PLUGIN_HEADINGS['check-the-download']}>
      <CheckDownload known={allReleases} />
      <p>
        <Sentence text={words.compareByHand}>
          <a href="#download">{PLUGIN_HEADINGS.download}</a>
        </Sentence>
      </p>
      <CheckCommands file={release.file} />
    </PluginSection>
  );
}

/** Table of the versions of each product that the current release works with. */
function CompatibilityTable({ entries }: { entries: readonly PluginCompatibility[] }) {
  return (
    <RecordTable
      label={words.compatibilityTable}
      columns={[{ name: words.worksWith }, { name: words.from }, { name: words.upTo }]}
      rows={entries.map(({ name, min, max }) => ({
        key: name,
        head: name,
        cells: [min ?? words.anyVersion, max ?? words.newest],
      }))}
    />
  );
}
