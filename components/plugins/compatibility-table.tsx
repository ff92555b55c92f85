import { RecordTable } from '@/components/ui/record-table';
import type { PluginCompatibility } from '@/lib/content/schemas/plugin';

/** Table of the versions of each product that the current release works with. */
export function CompatibilityTable({ entries }: { entries: readonly PluginCompatibility[] }) {
  return (
    <RecordTable
      label="Compatibility table"
      columns={[{ name: 'Works with' }, { name: 'From' }, { name: 'Up to' }]}
      rows={entries.map(({ name, min, max }) => ({
        key: name,
        head: name,
        cells: [min ?? 'any version', max ?? 'the newest'],
      }))}
    />
  );
}
