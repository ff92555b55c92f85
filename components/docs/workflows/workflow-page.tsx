import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { PageFoot } from '@/components/navigation/page-foot';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { PageHead } from '@/components/ui/page-head';
import { RunAll } from '@/components/workbench/workflow/run-part';
import type { WorkflowView } from '@/lib/pages/workflows/workflow-view';
import { withBasePath, workflowFiles } from '@/lib/routes/urls';
import { NextPages } from '../pages/next-pages';
import { SideNav } from '../pages/side-nav';
import styles from './workflow-page.module.css';
import { WorkflowStep } from './workflow-step';

/** A workflow: its steps in order, the code of each beside its words. */
export function WorkflowPage({ view }: { view: WorkflowView }) {
  const { path, name, title, description, section, steps, next, foot, shell, run } = view;
  return (
    <>
      <ShellSwitch flags={shell} />
      <div className={`wrap ${styles.columns}`}>
        <SideNav section={section} current={path} />
        <article className={styles.article}>
          <Breadcrumbs path={path} />
          <PageHead title={title} lead={description} />
          <p className={styles.files}>
            Run it yourself:{' '}
            <a href={withBasePath(workflowFiles.arazzo(name))} download={`${name}.arazzo.yaml`}>
              Arazzo file
            </a>{' '}
            or{' '}
            <a
              href={withBasePath(workflowFiles.postman(name))}
              download={`${name}.postman_collection.json`}
            >
              Postman collection
            </a>
          </p>
          {run && <RunAll workflow={run} />}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <WorkflowStep key={step.id} step={step} run={run} />
            ))}
          </ol>
          <NextPages pages={next} />
          <PageFoot foot={foot} />
        </article>
      </div>
    </>
  );
}
