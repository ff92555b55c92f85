import * as words from '@/.generated/words/plugins/page';
import { RecordTable } from '@/components/ui/record-table';
import type { PluginCompatibility } from '@/lib/content/schemas/plugin';

/** Table of the versions of each product that the current release works with. */
export function CompatibilityTable({ entries }: { entries: readonly PluginCompatibility[] }) {
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
