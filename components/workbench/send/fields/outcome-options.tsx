import type { OutcomeGroup } from '@/lib/workbench/composer/list-outcomes';

/** Options of a choice among outcomes, by what decides them. */
export function OutcomeOptions({ groups }: { groups: readonly OutcomeGroup[] }) {
  return groups.map(({ name, outcomes }) => (
    <optgroup key={name} label={name}>
      {outcomes.map((one) => (
        <option key={one.name} value={one.name}>
          {one.label.replaceAll('`', '')}
        </option>
      ))}
    </optgroup>
  ));
}
