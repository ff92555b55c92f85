import { ARTICLE_SLOTS } from '@/.generated/article-slots';
import { arazzoFile, postmanCollection, runIt } from '@/.generated/words/docs/workflows';
import { Breadcrumbs } from '@/components/navigation/breadcrumbs';
import { PageFoot } from '@/components/navigation/page-foot';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { PageHead } from '@/components/ui/page-head';
import { Sentence } from '@/components/ui/sentence';
import { MenuColumns } from '@/components/ui/side-panel/menu-columns';
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
      <MenuColumns className={`wrap ${styles.columns}`}>
        <article id="column" tabIndex={-1} className={styles.article}>
          <Breadcrumbs path={path} names={[title]} />
          <PageHead title={title} lead={description} />
          {ARTICLE_SLOTS.before}
          <p className={styles.files}>
            <Sentence text={runIt}>
              <a href={withBasePath(workflowFiles.arazzo(name))} download={`${name}.arazzo.yaml`}>
                {arazzoFile}
              </a>
              <a
                href={withBasePath(workflowFiles.postman(name))}
                download={`${name}.postman_collection.json`}
              >
                {postmanCollection}
              </a>
            </Sentence>
          </p>
          {run && <RunAll workflow={run} />}
          <ol className={styles.steps}>
            {steps.map((step) => (
              <WorkflowStep key={step.id} step={step} run={run} />
            ))}
          </ol>
          {ARTICLE_SLOTS.after}
          <NextPages pages={next} />
          <PageFoot foot={foot} />
        </article>
        <SideNav section={section} current={path} />
      </MenuColumns>
    </>
  );
}
