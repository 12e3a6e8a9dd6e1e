export default { lib: [{ experiments: { exe: true } }] };
