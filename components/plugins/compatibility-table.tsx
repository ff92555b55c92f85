import { TableFrame } from '@/components/ui/table-frame';
import type { PluginCompatibility } from '@/lib/content/schemas/plugin';
import styles from './compatibility-table.module.css';

/** Table of the versions of each product that the current release works with. */
export function CompatibilityTable({ entries }: { entries: readonly PluginCompatibility[] }) {
  return (
    <TableFrame aria-label="Compatibility table">
      <thead>
        <tr>
          <th scope="col">Works with</th>
          <th scope="col">From</th>
          <th scope="col">Up to</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, min, max }) => (
          <tr key={name}>
            <th scope="row" className={styles.product}>
              {name}
            </th>
            <td className={styles.version}>{min ?? 'any version'}</td>
            <td className={styles.version}>{max ?? 'the newest'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
