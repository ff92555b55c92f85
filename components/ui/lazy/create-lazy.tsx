import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import * as words from '@/.generated/words/ui/parts';

type PartProps<Props> = {
  props: Props;
  /** Shown until the component is loaded. */
  fallback?: ReactNode;
};

type LazyComponent<Props> = {
  /** Fetches the component. Rejects when that fails; the next call tries again. */
  readonly load: () => Promise<unknown>;
  /** Fetches the component ahead. A failure shows when it is rendered. */
  readonly preload: () => void;
  /** The loaded component; `undefined` before. */
  readonly get: () => ComponentType<Props> | undefined;
  /** Renders the component at once when it is loaded, else the fallback first. */
  readonly Part: ComponentType<PartProps<Props>>;
};

/** A component whose script is fetched on demand, because most pages do not need it. */
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
      // `lazy` keeps a failure forever: a new one lets the next render try again.
      Suspended = lazy(load);
      throw error;
    }
  };
  const load = () => (loading ??= start());
  let Suspended: ComponentType<Props> = lazy(load);
  function Part({ props, fallback }: PartProps<Props>) {
    // Chosen once: a change from `Suspended` to `Loaded` would remount the component.
    const [Selected] = useState(() => Loaded ?? Suspended);
    return (
      <Suspense fallback={fallback}>
        <Selected {...props} />
      </Suspense>
    );
  }
  return { load, preload: () => void load().catch(() => {}), get: () => Loaded, Part };
}

/** Replaces a component whose script did not load; thrown, it would take down the whole page. */
export function ReloadNotice() {
  return <p role="alert">{words.notLoaded}</p>;
}
