import { useEffect, useEffectEvent, useState } from 'react';

/** Pause in ms that ends a drag: `dragover` repeats every 550 ms, and Escape fires no event. */
const DRAG_TIMEOUT_MS = 1000;

/** A dropped file. Only its entry says whether it is a folder. */
export type DroppedFile = Readonly<{ file: File; isFolder: boolean }>;

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function listDroppedFiles({ dataTransfer }: DragEvent): DroppedFile[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => {
    const file = item.getAsFile();
    return file ? [{ file, isFolder: item.webkitGetAsEntry()?.isDirectory === true }] : [];
  });
}

/**
 * Takes files that are dropped anywhere on the page; a drop beside a small target would open the
 * file in place of the page. Dragged text and links are left alone.
 * @returns Whether files are being dragged over the page.
 */
export function useFileDrop(enabled: boolean, onDrop: (files: readonly DroppedFile[]) => void) {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setDragging(false);
    };
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setDragging(true);
      clearTimeout(timer);
      timer = setTimeout(end, DRAG_TIMEOUT_MS);
    };
    // `relatedTarget` is the next element, `null` when the drag leaves the window.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) end();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      end();
      take(listDroppedFiles(event));
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [enabled]);
  return dragging;
}
