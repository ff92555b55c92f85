/** Runs inside a page that axe was loaded into: `rule: element: help` for each violation that stops a reader. */
export async function runAxe(): Promise<readonly string[]> {
  const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
  const { violations } = await axe.run();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}: ${help}`),
    );
}
