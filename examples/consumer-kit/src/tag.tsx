export const Tag = () => <b>kit</b>;
