import { LANG, mark } from '../../model/document.ts';
import {
  PACKAGE_MANAGER_GROUP,
  PACKAGE_MANAGERS,
  packageManagerCommand,
} from '../../model/package-manager.ts';
import type { PackageManager } from '../../model/package-manager.ts';
import { Tab, Tabs } from './Tabs.tsx';

interface PackageManagerTabsProps {
  /** A command to translate for each package manager, or one command per manager if they differ more. */
  command: string | Partial<Record<PackageManager, string>>;
  /** Runs a package that is not installed. */
  dlx?: boolean;
  /** Runs a package that the project has installed. */
  exec?: boolean;
}

export function PackageManagerTabs({ command, dlx = false, exec = false }: PackageManagerTabsProps) {
  const verb = dlx ? 'dlx ' : exec ? 'exec ' : '';
  const commands = PACKAGE_MANAGERS.map((manager) => ({
    manager,
    text: typeof command === 'string' ? packageManagerCommand(manager, verb + command) : command[manager],
  }));
  return (
    <Tabs groupId={PACKAGE_MANAGER_GROUP}>
      {commands.map(({ manager, text }) =>
        text === undefined ? null : (
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
        ),
      )}
    </Tabs>
  );
}
