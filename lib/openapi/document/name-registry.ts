/** Names of which no two are equal. */
export type NameRegistry = {
  readonly has: (name: string) => boolean;
  /** Takes the preferred name, else `<name>-2`, `<name>-3`, …. */
  readonly take: (preferred: string) => string;
};

/** Creates a registry without names. */
export function createNameRegistry(): NameRegistry {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const take = (preferred: string): string => {
    let name = preferred;
    let count = counts.get(preferred) ?? 1;
    for (; taken.has(name); name = `${preferred}-${count}`) count += 1;
    counts.set(preferred, count);
    taken.add(name);
    return name;
  };
  return { has: (name) => taken.has(name), take };
}
