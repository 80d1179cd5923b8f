/** Scripts of the pages of a launch. What they work with stands in `data-` attributes and fields. */

/** Posts the page's form at once. */
export const SUBMIT = `document.forms[0].submit()`

/** Tells that the other window is open. */
export const OPENED = `document.forms[0].addEventListener('submit',function(){document.getElementById('opened').hidden=false})`

/**
 * Platform storage (LTI Client Side postMessages 1.0): one question to the frame that the platform
 * named, at the origin of its login page, answered by that origin alone or not at all. That frame
 * loads beside us: the question is repeated until it is there.
 */
const ASK = `
function ask(d,message,then,otherwise){
  var over=false
  function end(next,value){if(over)return;over=true;clearTimeout(timer);clearInterval(again);removeEventListener('message',hear);next(value)}
  function hear(event){
    var data=event.data
    if(event.origin!==d.origin||!data||data.subject!==message.subject+'.response'||data.message_id!==message.message_id)return
    if(data.error)end(otherwise);else end(then,data.value)
  }
  function say(){
    try{
      var around=window.parent!==window?window.parent:window.opener
      var frame=d.target==='_parent'?around:around.frames[d.target]
      frame.postMessage(message,d.origin)
    }catch(error){}
  }
  var timer=setTimeout(function(){end(otherwise)},5000)
  var again=setInterval(say,250)
  addEventListener('message',hear)
  say()
}
var d=document.getElementById('launch').dataset
function other(){
  document.getElementById('launch').hidden=true
  document.getElementById('other').hidden=false
}
`

/** Puts what this browser alone shall know into the platform's storage, then goes to its login. */
export const PUT_AND_GO = `${ASK}
ask(d,{subject:'lti.put_data',message_id:d.message,key:d.key,value:d.value},function(){location.replace(d.to)},other)
${OPENED}
`

/** Reads it again and posts the launch with it. */
export const GET_AND_POST = `${ASK}
ask(d,{subject:'lti.get_data',message_id:d.message,key:d.key},function(value){
  var form=document.forms[0]
  form.elements.storage_value.value=typeof value==='string'?value:''
  form.submit()
},other)
`
