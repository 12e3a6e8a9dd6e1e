/** A file for programs. */
export interface MachineFile {
  name: string;
  content: string;
}
