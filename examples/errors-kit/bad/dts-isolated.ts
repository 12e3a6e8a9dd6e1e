export default { lib: [{ dts: { isolated: true } }] };
