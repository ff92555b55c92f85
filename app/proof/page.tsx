import { ProofPage } from '@/components/docs/proof/proof-page';
import { ShellSwitch } from '@/components/navigation/shell-switch';
import { buildMetadata } from '@/lib/pages/metadata';
import { listPageAges, listWeighedPages } from '@/lib/pages/proof/page-kinds';
import { readClaims, readProofHead } from '@/lib/pages/proof/proof-head';
import { getShellOverrides } from '@/lib/pages/shell/shell-overrides';
import { PROOF_PATH, proofFiles } from '@/lib/routes/proof-files';

export const metadata = buildMetadata(readProofHead(), { 'application/json': proofFiles.proof });

export default function Proof() {
  return (
    <>
      <ShellSwitch flags={getShellOverrides(PROOF_PATH)} />
      <div className="wrap">
        <ProofPage
          head={readProofHead()}
          claims={readClaims()}
          weighed={listWeighedPages()}
          ages={listPageAges()}
        />
      </div>
    </>
  );
}
