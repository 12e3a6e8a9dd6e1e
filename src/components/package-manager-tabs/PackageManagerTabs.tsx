import { LANG, mark } from '../../model/document.ts';
import { commandsOf, PACKAGE_MANAGER_GROUP } from '../../model/package-manager.ts';
import type { PackageCommand } from '../../model/package-manager.ts';
import { Tab, Tabs } from '../tabs/Tabs.tsx';

export function PackageManagerTabs(given: PackageCommand) {
  return (
    <Tabs groupId={PACKAGE_MANAGER_GROUP} isTitleBar>
      {commandsOf(given).map(({ manager, text }) => (
        <Tab key={manager} label={manager}>
          <figure className="code terminal" {...mark(LANG, 'sh')}>
            <pre tabIndex={0}>
              <code>
                <kbd>
                  <i>$ </i>
                  {text}
                </kbd>
              </code>
            </pre>
          </figure>
        </Tab>
      ))}
    </Tabs>
  );
}
