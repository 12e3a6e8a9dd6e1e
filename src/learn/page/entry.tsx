import type { ReactElement } from 'react';
import { DOCTOR } from '../../doctor/model/document.ts';
import type { DoctorParts } from '../../doctor/model/protocol.ts';
import { LAB } from '../../lab/model/document.ts';
import type { LabManifest } from '../../lab/model/protocol.ts';
import { becomeIsolated } from '../../lab/page/isolation.ts';
import { loadJson } from '../../lab/page/load-json.ts';
import { LabSession } from '../../lab/page/session/lab-session.ts';
import { baseOf } from '../../model/document.ts';
import { ownWorker } from '../../runtime/page/trusted.ts';
import { showInstrument } from '../../theme/instrument/show-instrument.tsx';
import { LESSON } from '../model/document.ts';
import type { LessonData } from '../model/lesson.ts';
import { LessonInLab, LessonOfFields } from './Lesson.tsx';
import { lessonPlace, say } from './say.ts';
import '../../theme/instrument/segmented.css';
import '../../theme/instrument/segmented-choices.css';
import '../../theme/instrument/tool-button.css';
import '../../lab/page/lab.css';
import '../../lab/page/toolbar.css';
import '../../lab/page/start.css';
import '../../lab/page/files/files.css';
import '../../lab/page/output/output.css';
import '../../lab/page/touch.css';
import './lesson.css';

/** Mounts the lesson where the page has a place for it. */
async function showLesson(place: HTMLElement): Promise<void> {
  const base = baseOf(document.documentElement);
  const show = (content: ReactElement) => showInstrument('Lesson', place, content);
  try {
    const [manifest, lesson] = await Promise.all([
      loadJson<LabManifest>(place.getAttribute(LAB) ?? ''),
      loadJson<LessonData>(place.getAttribute(LESSON) ?? ''),
    ]);
    if (!lesson.builds) return show(<LessonOfFields lesson={lesson} base={base} />);
    await becomeIsolated(base);
    const doctor = JSON.parse(place.getAttribute(DOCTOR) ?? '') as DoctorParts;
    const session = new LabSession(manifest, ownWorker);
    show(<LessonInLab lesson={lesson} manifest={manifest} session={session} doctor={doctor} base={base} />);
  } catch {
    show(
      <p className="lab-message" role="status">
        {say('The lesson cannot be loaded. Check your connection, then reload the page.')}
      </p>,
    );
  }
}

if (lessonPlace) void showLesson(lessonPlace);
