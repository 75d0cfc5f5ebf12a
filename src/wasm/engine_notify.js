// What engine_api.cpp calls in JavaScript: always on the thread that started the module, whichever
// thread of the search calls.
mergeInto(LibraryManager.library, {
  mandible_engine_notify__proxy: 'async',
  mandible_engine_notify__sig: 'v',
  mandible_engine_notify: function () {
    if (Module['onEngineEvents']) Module['onEngineEvents']();
  },
});
