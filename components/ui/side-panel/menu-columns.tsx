'use client';

import type { ReactNode } from 'react';
import { MENU_FIRST, putMenuFirst } from '@/lib/bootstrap/menus/menu-first';
import './menu-columns.css';

/** Columns of an article and its `SidePanel`, which stands last in the source: agents read the article first. */
export function MenuColumns({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div ref={putMenuFirst} className={className} {...{ [MENU_FIRST]: '' }}>
      {children}
    </div>
  );
}
