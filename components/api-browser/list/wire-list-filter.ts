import type { FilterWiring } from './list-filter-control';

/**
 * Filters from the first use of the field on. What does the work is fetched then: most readers of a page never
 * filter. Returns how to stop.
 */
export function wireListFilter(wiring: FilterWiring): () => void {
  const { field } = wiring;
  let control: ReturnType<typeof load> | undefined;
  const load = () =>
    import('./list-filter-control').then(
      ({ createListFilter }) => createListFilter(wiring),
      // The next key tries again.
      () => void (control = undefined),
    );
  const filter = () => {
    control ??= load();
    void control.then((ready) => ready?.apply());
  };
  field.addEventListener('focus', filter);
  field.addEventListener('input', filter);
  // Typed before the page was alive.
  if (field.value !== '') filter();
  return () => {
    field.removeEventListener('focus', filter);
    field.removeEventListener('input', filter);
    void control?.then((ready) => ready?.stop());
  };
}
