import type { ReactElement } from 'react';
import { EXAMPLES_FOLDER, TEMPLATES_FILE } from '../model/lab-example.ts';
import { baseOf } from '../../model/document.ts';
import { DOCTOR } from '../../doctor/model/document.ts';
import { LAB, LAB_HELP } from '../model/document.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import { showInstrument } from '../../theme/instrument/show-instrument.tsx';
import type { DoctorParts } from '../../doctor/model/protocol.ts';
import type { HelpFile } from '../model/help-file.ts';
import type { LabManifest } from '../model/protocol.ts';
import type { LabTemplate } from '../model/project.ts';
import { becomeIsolated } from './isolation.ts';
import { Lab } from './Lab.tsx';
import { loadJson } from './load-json.ts';
import { openFromAddress } from './project/opened-project.ts';
import { LabSession } from './session/lab-session.ts';
import { labPlace, say } from './say/say.ts';
import '../../theme/instrument/segmented.css';
import '../../theme/instrument/segmented-choices.css';
import '../../theme/instrument/tool-button.css';
import './lab.css';
import './toolbar.css';
import './start.css';
import './templates.css';
import './files/files.css';
import './output/output.css';
import './touch.css';

const NO_HELP: HelpFile = { options: [], pages: {}, errors: [] };

/** Mounts the lab where the page has a place for it. */
async function showLab(place: HTMLElement): Promise<void> {
  const base = baseOf(document.documentElement);
  const show = (content: ReactElement) => showInstrument('Lab', place, content);
  try {
    const [manifest, help, templates, opened] = await Promise.all([
      loadJson<LabManifest>(place.getAttribute(LAB) ?? ''),
      // The lab works without these two.
      loadJson<HelpFile>(place.getAttribute(LAB_HELP) ?? '').catch(() => NO_HELP),
      loadJson<LabTemplate[]>(`${base}${EXAMPLES_FOLDER}/${TEMPLATES_FILE}`).catch(() => []),
      openFromAddress(base),
      becomeIsolated(base),
    ]);
    const session = new LabSession(manifest, ownWorker);
    const doctor = JSON.parse(place.getAttribute(DOCTOR) ?? '') as DoctorParts;
    show(
      <Lab
        manifest={manifest}
        help={help}
        templates={templates}
        session={session}
        opened={opened}
        doctor={doctor}
        base={base}
      />,
    );
    if ('modelContext' in document)
      import('./lab-tools.ts').then(
        (part) => part.offerLabTools(session, doctor),
        () => undefined,
      );
  } catch {
    show(
      <p className="lab-message">
        {say('The lab cannot be loaded. Check your connection, then reload the page.')}
      </p>,
    );
  }
}

if (labPlace) void showLab(labPlace);
