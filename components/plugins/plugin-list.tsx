import { versionOf } from '@/.generated/words/plugins/page';
import { PageLink } from '@/components/ui/link/page-link';
import type { Plugin } from '@/lib/content/schemas/plugin';
import { compatibilityText } from '@/lib/plugins/compatibility';
import type { GroupedPlugins } from '@/lib/plugins/get-plugin';
import { getLatestRelease } from '@/lib/plugins/list-releases';
import { urls } from '@/lib/routes/urls';
import styles from './plugin-list.module.css';
import { PluginLogo } from './plugin-logo';

/** The plugins of each group; nothing without active plugins, which the page itself says. */
export function PluginList({ groups }: { groups: readonly GroupedPlugins[] }) {
  return groups.map(({ group, plugins }) => (
    <section key={group.id} className={`${styles.group} ${group.class}`} aria-labelledby={group.id}>
      <h2 id={group.id}>{group.name}</h2>
      <ul className={styles.list}>
        {plugins.map((plugin) => (
          <PluginRow key={plugin.url} plugin={plugin} />
        ))}
      </ul>
    </section>
  ));
}

function PluginRow({ plugin }: { plugin: Plugin }) {
  return (
    <li className={styles.plugin}>
      <PluginLogo image={plugin.image} size={56} />
      <div>
        <h3>
          <PageLink href={urls.plugin(plugin.url)} className={styles.name}>
            {plugin.name}
          </PageLink>
        </h3>
        <p className={styles.short}>{plugin.short}</p>
        <ul className={styles.facts}>
          <li>{versionOf(getLatestRelease(plugin).v)}</li>
          {plugin.compatibility.map((entry) => (
            <li key={entry.name}>{compatibilityText(entry)}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
