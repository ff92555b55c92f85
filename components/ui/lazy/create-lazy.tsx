import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

type PartProps<Props> = {
  props: Props;
  /** Stands there until it is drawn. */
  fallback?: ReactNode;
};

type LazyComponent<Props> = {
  /** Fetches it. Rejects where that fails; it is tried again the next time. */
  readonly load: () => Promise<unknown>;
  /** Fetches it ahead. A failure shows when it is drawn. */
  readonly preload: () => void;
  /** The component itself; `undefined` until it is here. */
  readonly get: () => ComponentType<Props> | undefined;
  /** Draws it at once where it is here, else when it is. */
  readonly Part: ComponentType<PartProps<Props>>;
};

/** A part that most pages do not need: its script is fetched when it is wanted. */
export function createLazy<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const start = async () => {
    try {
      Loaded = await importComponent();
      return { default: Loaded };
    } catch (error) {
      loading = undefined;
      // A failure stays with the one that met it.
      Suspended = lazy(load);
      throw error;
    }
  };
  const load = () => (loading ??= start());
  let Suspended: ComponentType<Props> = lazy(load);
  function Part({ props, fallback }: PartProps<Props>) {
    // Chosen once, or a part that was awaited would be drawn anew the next time.
    const [Selected] = useState(() => Loaded ?? Suspended);
    return (
      <Suspense fallback={fallback}>
        <Selected {...props} />
      </Suspense>
    );
  }
  return { load, preload: () => void load().catch(() => {}), get: () => Loaded, Part };
}

/** Stands for a part whose script did not come: thrown further, that would take the whole page down. */
export function ReloadNotice() {
  return <p role="alert">A part of this page did not load: reload it.</p>;
}
