import type { ComponentProps } from 'react';

/** An item of a list; one of a task list can be ticked, for this visit. */
export function TaskItem({ className, children, ...rest }: ComponentProps<'li'>) {
  if (!className?.includes('task-list-item'))
    return (
      <li className={className} {...rest}>
        {children}
      </li>
    );
  return (
    <li {...rest}>
      <label>
        <input type="checkbox" />
        {children}
      </label>
    </li>
  );
}
