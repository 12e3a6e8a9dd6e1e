import type { Extension } from '../../engine/site/extension.ts';
import { DOCTOR_TABLES } from '../model/words/doctor-words.ts';
import { doctorBundle } from './bundle-doctor.ts';
import type { DoctorBundle } from './bundle-doctor.ts';
import { DOCTOR_HEADERS } from './doctor-headers.ts';
import { doctorPage } from './doctor-page.ts';
import { doctorPlaces } from './doctor-places.ts';
import { examinedFile, examinedText, readExamined } from './examined-examples.ts';

/** What a site lists to have the doctor. */
export const DOCTOR_EXTENSION = 'doctor';

export function doctorExtension(root: string): Extension {
  /** Only a site with a page that shows the doctor gets its worker. */
  let bundling: Promise<DoctorBundle> | undefined;
  const bundle = () => (bundling ??= doctorBundle(doctorPlaces(root)));
  return {
    name: DOCTOR_EXTENSION,
    words: DOCTOR_TABLES,
    headers: () => DOCTOR_HEADERS,
    components: {
      Doctor: {
        rule: { static: true, props: {}, children: [] },
        async render(_, place) {
          const words = place.site.extensionWords(DOCTOR_TABLES, place.scope);
          const value = doctorPage(root, await bundle(), words, place);
          return [{ type: 'raw', value, data: { markdown: `*${words.doctorInMarkdown}*` } }];
        },
      },
      ExaminedExamples: {
        rule: { static: true, props: {}, children: [] },
        isRepeatable: true,
        render(_, { scope, site }) {
          scope.dependencies.add(examinedFile(root));
          const table = site.extensionWords(DOCTOR_TABLES, scope);
          const { html, markdown, words } = examinedText(readExamined(root), table, site.base);
          return [{ type: 'raw', value: html, data: { markdown, words } }];
        },
      },
    },
    async packages() {
      return bundling === undefined ? [] : (await bundling).packages;
    },
    async files() {
      if (bundling === undefined) return [];
      const { worker, file } = await bundling;
      return [{ name: worker, copyOf: file }];
    },
  };
}
