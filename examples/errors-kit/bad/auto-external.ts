export default { lib: [{ autoExternal: false }] };
