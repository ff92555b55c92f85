'use client';

import { type ComponentType, createContext, useContext, useState } from 'react';
import { saveAs } from '@/.generated/words/shell/frame';
import styles from '@/components/navigation/page-top.module.css';
import type { ApiIndex } from '@/lib/openapi/core/types';
import type { OperationFileMenuProps } from './operation-file-menu';

/** Document that the page shows in place of the saved one. */
export const ShownApiContext = createContext<ApiIndex | undefined>(undefined);

/** The operation as files for programs: a button, in whose place a press puts one for each file. */
export function OperationFiles(props: Omit<OperationFileMenuProps, 'shown' | 'onLeave'>) {
  const shown = useContext(ShownApiContext);
  const [Menu, setMenu] = useState<ComponentType<OperationFileMenuProps>>();
  const [wasOpen, setWasOpen] = useState(false);
  const leave = () => {
    setMenu(undefined);
    setWasOpen(true);
  };
  if (Menu) return <Menu {...props} shown={shown} onLeave={leave} />;
  return (
    <button
      type="button"
      className={styles.copy}
      autoFocus={wasOpen}
      // Where it does not load, another press tries again.
      onClick={() =>
        import('./operation-file-menu').then(
          (loaded) => setMenu(() => loaded.OperationFileMenu),
          () => {},
        )
      }
    >
      {saveAs}
    </button>
  );
}
